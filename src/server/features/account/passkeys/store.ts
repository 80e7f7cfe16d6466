import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type PasskeyRow = Tables["passkeys"];

export async function listPasskeyRows(db: Database, accountId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("passkey_hash")
    .execute();
}

export async function findPasskey(
  db: Database,
  accountId: string,
  hash: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("passkey_hash", "=", hash)
    .executeTakeFirst();
}

export async function replacePasskey(write: Write, row: PasskeyRow): Promise<void> {
  await deletePasskey(write, row.account_id, row.passkey_hash);
  await write.insertInto("passkeys").values(row).execute();
}

export async function touchPasskey(
  write: Write,
  { account_id, passkey_hash }: PasskeyRow,
  counter: number,
  now: number,
): Promise<boolean> {
  const result = await write
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("account_id", "=", account_id)
    .where("passkey_hash", "=", passkey_hash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePasskey(write: Write, accountId: string, hash: string): Promise<void> {
  await write
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .where("passkey_hash", "=", hash)
    .execute();
}

export async function hasSecondStep(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("passkeys")
    .select("passkey_hash")
    .where("account_id", "=", accountId)
    .where("wrapped_key", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes passkeys that wrap the data key, because a new password ends those added under the old one. */
export async function deleteOpeningPasskeys(write: Write, accountId: string): Promise<void> {
  await write
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .where("wrapped_key", "is not", null)
    .execute();
}
