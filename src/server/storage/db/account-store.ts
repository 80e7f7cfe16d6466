import type { Write } from "./transaction.ts";

export async function hasAccount(write: Write, accountId: string): Promise<boolean> {
  const accounts = write.selectFrom("accounts").select("account_id");
  return (await accounts.where("account_id", "=", accountId).executeTakeFirst()) !== undefined;
}
