import type { Upload } from "#contract/entries/uploads.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import { DecryptionError } from "#server/storage/vault/cipher.ts";
import { deletePieces, deletePiecesExcept, findPiece, insertPiece } from "./store.ts";

// Small enough for the memory of a small machine, large enough that 10 MB are 39 rows.
const PIECE_BYTES = 262_144;

const fileKey = ({ vault }: Owner, id: string) => vault.blindKey("file", id);
const pieceCount = (bytes: number) => Math.ceil(bytes / PIECE_BYTES);

/** Authenticated with each piece: none can be swapped, moved or cut off. */
const placeOf = (id: string, position: number, count: number) => [
  "file",
  id,
  String(position),
  String(count),
];

/** Encrypts a file in pieces, in the transaction that writes its entry. */
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

/**
 * Streams a file's bytes, decrypting a piece at a time.
 * @throws DecryptionError when a piece is missing, modified or moved
 */
export async function* readFile(
  db: Database,
  owner: Owner,
  { id, bytes }: Pick<Upload, "id" | "bytes">,
): AsyncGenerator<Uint8Array> {
  const count = pieceCount(bytes);
  const pause = createPauses();
  for (let position = 0; position < count; position += 1) {
    // An embedded database answers at once: without it, many pieces would pass in one turn.
    await pause();
    const sealed = await findPiece(db, owner.accountId, fileKey(owner, id), position);
    if (!sealed) throw new DecryptionError();
    yield owner.vault.decryptBytes(placeOf(id, position, count), sealed);
  }
}

/** Reads a file's bytes as far as they are whole: one that is damaged is cut off where it is. */
export async function* readWhatIsWhole(
  ...file: Parameters<typeof readFile>
): AsyncGenerator<Uint8Array> {
  try {
    yield* readFile(...file);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
  }
}

/** Encrypts a file for another key of its account, a piece at a time, as far as it is whole. */
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

/** Deletes a file's bytes, in the transaction that deletes its entry. */
export async function deleteFile(write: Write, owner: Owner, id: string): Promise<void> {
  await deletePieces(write, owner.accountId, fileKey(owner, id));
}

/** Deletes the bytes of every file but these, for when the entry that led to one is lost. */
export async function deleteFilesExcept(
  write: Write,
  owner: Owner,
  ids: readonly string[],
): Promise<void> {
  const fileKeys = ids.map((id) => fileKey(owner, id));
  await deletePiecesExcept(write, owner.accountId, fileKeys);
}
