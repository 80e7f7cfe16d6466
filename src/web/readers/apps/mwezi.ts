import { EXPORT_VERSION } from "#contract/account/account.ts";
import {
  type FileHistory,
  type NotUnderstood,
  type PackedPaper,
  type Paper,
  UnreadableFile,
} from "../diary/file-history.ts";
import { isRecord, type JsonRecord, recordsOf, textOf } from "../formats/json.ts";

/** Mwezi's own export: every entry with its id. Consent is never imported. */

const FORMAT = "mwezi-export";
/** Parts of an export that are not entries or are recomputed after an import. */
const apart = new Set([
  "format",
  "version",
  "exportedAt",
  "account",
  "damaged",
  "imports",
  "uploads",
  "sharedReports",
  "trustedViews",
]);

export const isMwezi = (json: JsonRecord) => json.format === FORMAT;

/** @throws UnreadableFile for an export of a later version */
export function readMwezi(json: JsonRecord): FileHistory {
  if (typeof json.version !== "number" || json.version > EXPORT_VERSION) {
    throw new UnreadableFile("newer_export");
  }
  const kinds = Object.entries(json).filter(([name]) => !apart.has(name));
  const entries = kinds.filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : isRecord(value),
  );
  const odd = kinds.filter(([, value]) => value !== null && typeof value !== "object");
  if (entries.length === 0) throw new UnreadableFile("nothing");
  const papers = papersOf(json.uploads);
  return {
    source: "mwezi",
    entries: Object.fromEntries(entries),
    notUnderstood: odd.map(
      ([name]): NotUnderstood => ({ category: name, count: 1, example: name, notes: [] }),
    ),
    doubts: papers.length > 0 ? [{ code: "files_not_inside", count: papers.length }] : [],
    papers,
  };
}

const papersOf = (uploads: unknown): Paper[] =>
  recordsOf(uploads).map(({ id, date, name, bodyPlace }) => ({
    id: textOf(id),
    date: textOf(date),
    name: textOf(name),
    ...(typeof bodyPlace === "string" && { bodyPlace }),
  }));

export function withFiles(
  { papers = [], ...history }: FileHistory,
  unpackerOf: (id: string) => PackedPaper["unpack"] | null,
): FileHistory {
  const files = papers.flatMap((paper) => {
    const unpack = unpackerOf(paper.id);
    return unpack === null ? [] : [{ ...paper, unpack }];
  });
  const missing = papers.length - files.length;
  const doubts = history.doubts.filter(({ code }) => code !== "files_not_inside");
  const doubt = { code: "files_not_inside", count: missing } as const;
  return { ...history, files, doubts: missing > 0 ? [...doubts, doubt] : doubts };
}
