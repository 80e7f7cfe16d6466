import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export async function insertPiece(
  write: Write,
  accountId: string,
  fileKey: string,
  position: number,
  sealed: Buffer,
): Promise<void> {
  await write
    .insertInto("pieces")
    .values({ account_id: accountId, file_key: fileKey, position, sealed })
    .execute();
}

export async function findPiece(
  db: Database,
  accountId: string,
  fileKey: string,
  position: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("pieces")
    .select("sealed")
    .where("account_id", "=", accountId)
    .where("file_key", "=", fileKey)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.sealed;
}

export async function deletePieces(
  write: Write,
  accountId: string,
  fileKey: string,
): Promise<void> {
  await write
    .deleteFrom("pieces")
    .where("account_id", "=", accountId)
    .where("file_key", "=", fileKey)
    .execute();
}

export async function deletePiecesExcept(
  write: Write,
  accountId: string,
  fileKeys: readonly string[],
): Promise<void> {
  const pieces = write.deleteFrom("pieces").where("account_id", "=", accountId);
  await (fileKeys.length > 0 ? pieces.where("file_key", "not in", fileKeys) : pieces).execute();
}
