import type { Database, Tables } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";

export type TokenRow = Tables["access_tokens"];

export const insertToken = (write: Write, row: TokenRow): Promise<unknown> =>
  write.insertInto("access_tokens").values(row).execute();

export const findToken = (db: Database, accountId: string, hash: string) =>
  db
    .selectFrom("access_tokens")
    .innerJoin("accounts", "accounts.account_id", "access_tokens.account_id")
    .selectAll("access_tokens")
    .select(["accounts.revision", "accounts.layout"])
    .where("access_tokens.account_id", "=", accountId)
    .where("access_tokens.token_hash", "=", hash)
    .executeTakeFirst();

export const listTokens = (db: Database, accountId: string): Promise<TokenRow[]> =>
  db
    .selectFrom("access_tokens")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .execute();

/** Increments the revision, because the list of accesses is cached under it. */
export async function touchToken(
  db: Database,
  { account_id, token_hash }: TokenRow,
  last_used_at: number,
): Promise<void> {
  await inTransaction(db, async (write) => {
    await nextRevision(write, account_id);
    await write
      .updateTable("access_tokens")
      .set({ last_used_at })
      .where("account_id", "=", account_id)
      .where("token_hash", "=", token_hash)
      .execute();
  });
}

export async function deleteToken(write: Write, accountId: string, hash: string): Promise<boolean> {
  const result = await write
    .deleteFrom("access_tokens")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export const deleteExpiredTokens = (db: Database, now: number): Promise<unknown> =>
  db.deleteFrom("access_tokens").where("expires_at", "<=", now).execute();
