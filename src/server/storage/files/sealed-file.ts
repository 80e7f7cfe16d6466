import type { Upload } from "#contract/entries/uploads.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import { DecryptionError } from "#server/storage/vault/cipher.ts";
import { deletePieces, deletePiecesExcept, findPiece, insertPiece } from "./store.ts";

// Small enough for a small machine's memory, large enough that 10 MB are 39 rows.
const PIECE_BYTES = 262_144;

const fileKey = ({ vault }: Owner, id: string) => vault.blindKey("file", id);
const pieceCount = (bytes: number) => Math.ceil(bytes / PIECE_BYTES);

/** Authenticated with each part, so that none can be swapped, moved or cut off. */
const placeOf = (id: string, position: number, count: number) => [
  "file",
  id,
  String(position),
  String(count),
];

export async function storeFile(
  write: Write,
  owner: Owner,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  const count = pieceCount(bytes.length);
  for (let position = 0; position < count; position += 1) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    const sealed = owner.vault.encryptBytes(placeOf(id, position, count), piece);
    await insertPiece(write, owner.accountId, fileKey(owner, id), position, sealed);
  }
}

/** Decrypts one part at a time. @throws DecryptionError if one is missing, modified or moved */
export async function* readFile(
  db: Database,
  owner: Owner,
  { id, bytes }: Pick<Upload, "id" | "bytes">,
): AsyncGenerator<Uint8Array> {
  const count = pieceCount(bytes);
  const pause = createPauses();
  for (let position = 0; position < count; position += 1) {
    // An embedded database answers at once, so without a pause many parts would block the event loop.
    await pause();
    const sealed = await findPiece(db, owner.accountId, fileKey(owner, id), position);
    if (!sealed) throw new DecryptionError();
    yield owner.vault.decryptBytes(placeOf(id, position, count), sealed);
  }
}

export async function* readWhatIsWhole(
  ...file: Parameters<typeof readFile>
): AsyncGenerator<Uint8Array> {
  try {
    yield* readFile(...file);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
  }
}

/** Re-encrypts a file under another key of its account, one part at a time, up to the first damaged part. */
export async function resealFile(
  write: Write,
  from: Owner,
  to: Owner,
  { id, bytes }: Pick<Upload, "id" | "bytes">,
): Promise<void> {
  let position = 0;
  const count = pieceCount(bytes);
  for await (const piece of readWhatIsWhole(write, from, { id, bytes })) {
    const sealed = to.vault.encryptBytes(placeOf(id, position, count), piece);
    await insertPiece(write, to.accountId, fileKey(to, id), position, sealed);
    position += 1;
  }
  await deleteFile(write, from, id);
}

export async function deleteFile(write: Write, owner: Owner, id: string): Promise<void> {
  await deletePieces(write, owner.accountId, fileKey(owner, id));
}

export async function deleteFilesExcept(
  write: Write,
  owner: Owner,
  ids: readonly string[],
): Promise<void> {
  const fileKeys = ids.map((id) => fileKey(owner, id));
  await deletePiecesExcept(write, owner.accountId, fileKeys);
}
