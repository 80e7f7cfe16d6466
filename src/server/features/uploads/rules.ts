import {
  type BodyPlace,
  fileNameOf,
  UPLOADS_MAX_BYTES,
  UPLOADS_MAX_COUNT,
  type Upload,
  type UploadType,
  uploadTypes,
} from "#contract/entries/uploads.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { isWhole, typeOfContent } from "#server/storage/files/file-content.ts";
import { deleteFile, readFile, storeFile } from "#server/storage/files/sealed-file.ts";
import { dayOf, type EntryCall, type LocalDay } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { answerOf, removeEntry } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";

interface NewFile {
  readonly id: string;
  readonly date?: string | undefined;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly bodyPlace?: BodyPlace | undefined;
}

/**
 * An existing id returns its entry unchanged: an upload whose response was lost can be repeated.
 */
export async function storeUpload(
  journal: Journal,
  owner: Owner,
  day: LocalDay,
  { id, name, bytes, bodyPlace, ...file }: NewFile,
): Promise<Revised<Upload>> {
  const type = await checkedType(bytes, bodyPlace === undefined ? uploadTypes : PHOTO_TYPES);
  const date = dayOf(file.date, day);
  const upload = { id, name, type, date, bytes: bytes.length, ...(bodyPlace && { bodyPlace }) };
  return journal.write(owner, async (writer, transaction) => {
    const before = await writer.findStored("upload", id);
    if (before) return answerOf(before);
    checkQuota(await writer.list("upload"), bytes.length);
    await storeFile(transaction, owner, id, bytes);
    return answerOf(await writer.put("upload", upload));
  });
}

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

export function removeUpload(journal: Journal, call: EntryCall, id: string): Promise<null> {
  return journal.write(call.owner, async (writer, transaction) => {
    await removeEntry(writer, "upload", await writer.findStored("upload", id), call);
    await deleteFile(transaction, call.owner, id);
    return null;
  });
}

/** Types that every browser can show, so that photos can be compared side by side. */
const PHOTO_TYPES: readonly UploadType[] = ["image/jpeg", "image/png"];

async function checkedType(bytes: Uint8Array, allowed: readonly UploadType[]): Promise<UploadType> {
  const type = await typeOfContent(bytes);
  if (!type || !allowed.includes(type)) throw invalidField("file", "wrong_file_type");
  if (!isWhole(bytes, type)) throw invalidField("file", "incomplete_file");
  return type;
}

function checkQuota(uploads: readonly Upload[], size: number): void {
  if (uploads.length >= UPLOADS_MAX_COUNT) {
    throw invalidField("file", "too_many", { max: UPLOADS_MAX_COUNT });
  }
  const used = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  if (used + size > UPLOADS_MAX_BYTES) {
    throw invalidField("file", "storage_full", { max: UPLOADS_MAX_BYTES / 1_000_000, unit: "MB" });
  }
}

/** Returns an ASCII file name for the header; the web app saves under the original name. */
function plainName(upload: Upload): string {
  const name = fileNameOf(upload);
  const dot = name.lastIndexOf(".");
  const plain = name
    .slice(0, dot)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, "");
  return `${plain || "file"}${name.slice(dot).toLowerCase()}`;
}
