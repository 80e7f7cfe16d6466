import { EXPORT_VERSION } from "#contract/account.ts";
import { type Found, type NotUnderstood, UnreadableFile } from "./found.ts";
import { isRecord, recordsOf } from "./json.ts";

/** Mwezi's own export: every entry as it stands, ids included. Consent is never brought along. */

const FORMAT = "mwezi-export";
/** What an export tells beside her entries, and what is made anew with every import. */
const apart = new Set(["format", "version", "exportedAt", "account", "imports", "uploads"]);

export const isMwezi = (json: unknown) => isRecord(json) && json.format === FORMAT;

/** @throws UnreadableFile for an export of a later Mwezi than this */
export function readMwezi(json: unknown): Found {
  if (!isRecord(json)) throw new UnreadableFile("broken");
  if (typeof json.version !== "number" || json.version > EXPORT_VERSION) {
    throw new UnreadableFile("newer_export");
  }
  const kinds = Object.entries(json).filter(([name]) => !apart.has(name));
  const entries = kinds.filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : isRecord(value),
  );
  const odd = kinds.filter(([, value]) => value !== null && typeof value !== "object");
  if (entries.length === 0) throw new UnreadableFile("nothing");
  const files = recordsOf(json.uploads).length;
  return {
    source: "mwezi",
    entries: Object.fromEntries(entries),
    notUnderstood: odd.map(
      ([name]): NotUnderstood => ({ category: name, count: 1, example: name }),
    ),
    doubts: files > 0 ? [{ code: "files_not_inside", count: files }] : [],
  };
}
