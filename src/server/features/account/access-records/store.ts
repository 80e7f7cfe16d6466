import type { AccessRecord } from "#server/storage/backup/access-records.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Row } from "#server/storage/db/rows.ts";
import type { AccountRow, Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { findAccount } from "../store.ts";

export async function readAccess(db: Database, accountId: string): Promise<AccessRecord> {
  const ofAccount = <T extends "accounts" | "passkeys" | "second_factors">(table: T) =>
    db
      .selectFrom(table as "accounts")
      .selectAll()
      .where("account_id", "=", accountId)
      .execute();
  const [account] = (await findAccount(db, accountId)) ? await ofAccount("accounts") : [];
  return {
    accountId,
    revision: account?.revision ?? Number.MAX_SAFE_INTEGER,
    account: account ? { ...account } : null,
    passkeys: asRows(await ofAccount("passkeys")),
    secondFactors: asRows(await ofAccount("second_factors")),
  };
}

const asRows = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row }) as Row);

/** Tables cleared when a record is applied: the user signs in again and creates new links. */
const ENDED = [
  "sessions",
  "devices",
  "calendar_feeds",
  "shared_reports",
  "push_subscriptions",
  "access_tokens",
] as const;

/** The key mark stays: by it the next sign-in encrypts the entries under a later data key. */
export function replaceAccess(
  db: Database,
  { accountId, revision, account, passkeys, secondFactors }: AccessRecord,
): Promise<boolean> {
  return inTransaction(db, async (write: Write) => {
    const { key_mark, layout } = await write
      .selectFrom("accounts")
      .select(["key_mark", "layout"])
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    const changed = await write
      .updateTable("accounts")
      .set({ ...(account as Partial<AccountRow>), key_mark, layout })
      .where("account_id", "=", accountId)
      .where("revision", "<", revision)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    for (const table of [...ENDED, "passkeys", "second_factors"] as const) {
      await deleteRows(write, table, accountId);
    }
    if (passkeys.length > 0) {
      await write
        .insertInto("passkeys")
        .values(passkeys as never)
        .execute();
    }
    for (const row of secondFactors) {
      await write
        .insertInto("second_factors")
        .values(row as never)
        .execute();
    }
    return true;
  });
}
