import type { Revised } from "#contract/entry.ts";
import type { FileAnswer } from "#contract/files.ts";
import {
  fileNameOf,
  UPLOADS_MAX_BYTES,
  UPLOADS_MAX_COUNT,
  type Upload,
  type UploadType,
} from "#contract/uploads.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { isWhole, typeOfContent } from "#server/storage/files/file-content.ts";
import { keepFile, readFile, removeFile } from "#server/storage/files/sealed-file.ts";
import { dayOf, type EntryCall, type HerDay } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { answerOf, removeEntry } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";

interface SentFile {
  readonly id: string;
  readonly date: string | undefined;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Keeps a file: all its pieces and what it is, or nothing. Under an id that is kept already it
 * answers what is there, so that a lost answer can be asked for again.
 * @throws AppError `invalid_input`
 */
export async function keepUpload(
  journal: Journal,
  owner: Owner,
  her: HerDay,
  { id, name, bytes, ...sent }: SentFile,
): Promise<Revised<Upload>> {
  const type = await checkedType(bytes);
  const upload = { id, name, type, date: dayOf(sent.date, her), bytes: bytes.length };
  return journal.write(owner, async (writer, transaction) => {
    const before = await writer.findStored("upload", id);
    if (before) return answerOf(before);
    refuseOverflow(await writer.list("upload"), bytes.length);
    await keepFile(transaction, owner, id, bytes);
    return answerOf(await writer.put("upload", upload));
  });
}

/** @throws AppError `not_found` */
export async function openUpload(
  journal: Journal,
  db: Database,
  owner: Owner,
  id: string,
): Promise<FileAnswer> {
  const upload = await journal.read(owner).find("upload", id);
  if (!upload) throw notFound();
  return { name: plainName(upload), type: upload.type, bytes: readFile(db, owner, upload) };
}

/** @throws AppError `not_found`, `conflict` */
export function removeUpload(journal: Journal, call: EntryCall, id: string): Promise<null> {
  return journal.write(call.owner, async (writer, transaction) => {
    await removeEntry(writer, "upload", await writer.findStored("upload", id), call);
    await removeFile(transaction, call.owner, id);
    return null;
  });
}

async function checkedType(bytes: Uint8Array): Promise<UploadType> {
  const type = await typeOfContent(bytes);
  if (!type) throw invalidField("file", "wrong_file_type");
  if (!isWhole(bytes, type)) throw invalidField("file", "incomplete_file");
  return type;
}

function refuseOverflow(held: readonly Upload[], more: number): void {
  if (held.length >= UPLOADS_MAX_COUNT) {
    throw invalidField("file", "too_many", { max: UPLOADS_MAX_COUNT });
  }
  const used = held.reduce((sum, { bytes }) => sum + bytes, 0);
  if (used + more > UPLOADS_MAX_BYTES) {
    throw invalidField("file", "storage_full", { max: UPLOADS_MAX_BYTES / 1_000_000, unit: "MB" });
  }
}

/** Her name in the letters a header may carry; the web app saves under the name itself. */
function plainName(upload: Upload): string {
  const name = fileNameOf(upload);
  const dot = name.lastIndexOf(".");
  const plain = name
    .slice(0, dot)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  return `${plain || "file"}${name.slice(dot).toLowerCase()}`;
}
