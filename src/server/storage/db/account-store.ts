import type { Database, Tables } from "./schema.ts";
import type { Write } from "./transaction.ts";

export async function hasAccount(db: Database, accountId: string): Promise<boolean> {
  const accounts = db.selectFrom("accounts").select("account_id");
  return (await accounts.where("account_id", "=", accountId).executeTakeFirst()) !== undefined;
}

/** Returns whether the account had any. */
export async function deleteRows(
  write: Write,
  table: Exclude<keyof Tables, "facts" | "throttle">,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom(table)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
