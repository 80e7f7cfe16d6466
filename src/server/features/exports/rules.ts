import { fileNameOf, isBodyPhoto, type Upload } from "#contract/entries/uploads.ts";
import type { ZipMember } from "#server/storage/files/zip.ts";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { inspectEntries } from "#server/storage/journal/reading/all-entries.ts";
import type { StoredReader } from "#server/storage/journal/reading/reader.ts";

type Inspector = Pick<StoredReader, "inspect" | "damaged">;

/** Streams one entry at a time, unreadable ones last. Photos only on request. */
export async function* jsonText(
  head: object,
  reader: Inspector,
  withPhotos = false,
): AsyncGenerator<string> {
  const allDamaged = await reader.damaged();
  yield JSON.stringify(head, null, 2).slice(0, -"\n}".length);
  for (const kind of kinds) {
    const { exportedAs, isOnly } = collections[kind];
    const { entries, damaged } = await inspectEntries(reader, kind);
    allDamaged.push(...damaged);
    yield `,\n  ${JSON.stringify(exportedAs)}: `;
    if (isOnly) yield indented(entries[0] ?? null, "  ");
    else if (kind === "upload") yield* jsonList(papersOf(entries as Upload[], withPhotos));
    else yield* jsonList(kind === "trustedView" ? entries.map(withoutFragment) : entries);
  }
  if (allDamaged.length > 0) {
    yield `,\n  "damaged": `;
    yield* jsonList(allDamaged);
  }
  yield "\n}\n";
}

/** The fragment would open the link, so it is not exported. */
const withoutFragment = (view: object) => ({ ...view, fragment: undefined });

export const papersOf = (uploads: readonly Upload[], withPhotos: boolean): readonly Upload[] =>
  withPhotos ? uploads : uploads.filter((upload) => !isBodyPhoto(upload));

function* jsonList(entries: readonly unknown[]): Generator<string> {
  if (entries.length === 0) return yield "[]";
  let before = "[\n    ";
  for (const entry of entries) {
    yield before + indented(entry, "    ");
    before = ",\n    ";
  }
  yield "\n  ]";
}

const indented = (value: unknown, by: string) =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);

export function* everything(
  json: AsyncIterable<Uint8Array>,
  uploads: readonly Upload[],
  bytesOf: (upload: Upload) => AsyncIterable<Uint8Array>,
): Generator<ZipMember> {
  yield { name: "mwezi-export.json", isPacked: false, bytes: json };
  for (const upload of uploads) {
    const name = `files/${upload.id}-${safeFileName(fileNameOf(upload))}`;
    yield { name, isPacked: true, bytes: bytesOf(upload) };
  }
}

const NAME_LENGTH_MAX = 60;

export function safeFileName(name: string): string {
  const plain = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-");
  const whole = plain.replace(/\.{2,}/g, ".").replace(/^[.-]+/, "");
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]{1,8})?$/.exec(whole) ?? [];
  return (stem.slice(0, NAME_LENGTH_MAX) || "file") + ending;
}
