import type { Upload } from "#contract/uploads.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { SealBrokenError } from "#server/storage/vault/cipher.ts";
import { deletePieces, findPiece, insertPiece } from "./store.ts";

// Small enough to open one at a time on a small machine, large enough that 10 MB are 39 rows.
const PIECE_BYTES = 262_144;

const fileKey = ({ vault }: Owner, id: string) => vault.blindKey("file", id);
const pieceCount = (bytes: number) => Math.ceil(bytes / PIECE_BYTES);

/** A piece opens at its place alone, and only among as many: none is swapped, lost or cut away. */
const placeOf = (id: string, position: number, count: number) => [
  "file",
  id,
  String(position),
  String(count),
];

/** Seals a file's bytes in pieces, in the transaction that writes down what it is. */
export async function keepFile(
  write: Write,
  owner: Owner,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  const count = pieceCount(bytes.length);
  for (let position = 0; position < count; position += 1) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    const sealed = owner.vault.sealBytes(placeOf(id, position, count), piece);
    await insertPiece(write, owner.accountId, fileKey(owner, id), position, sealed);
  }
}

/**
 * A file's bytes, a piece at a time, each opened when it is asked for.
 * @throws SealBrokenError when a piece is missing, changed or not at its place
 */
export async function* readFile(
  db: Database,
  owner: Owner,
  { id, bytes }: Pick<Upload, "id" | "bytes">,
): AsyncGenerator<Uint8Array> {
  const count = pieceCount(bytes);
  for (let position = 0; position < count; position += 1) {
    const sealed = await findPiece(db, owner.accountId, fileKey(owner, id), position);
    if (!sealed) throw new SealBrokenError();
    yield owner.vault.openBytes(placeOf(id, position, count), sealed);
  }
}

/** Removes a file's bytes, in the transaction that forgets what it was. */
export async function removeFile(write: Write, owner: Owner, id: string): Promise<void> {
  await deletePieces(write, owner.accountId, fileKey(owner, id));
}
