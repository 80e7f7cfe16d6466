import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type SecondFactorRow = Tables["second_factors"];

export async function findSecondFactor(
  db: Database,
  accountId: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("second_factors")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function replaceSecondFactor(write: Write, row: SecondFactorRow): Promise<void> {
  await deleteRows(write, "second_factors", row.account_id);
  await write.insertInto("second_factors").values(row).execute();
}

/** Returns false when this time step or a later one was used before. */
export async function spendStep(
  write: Write,
  { account_id, sealed }: SecondFactorRow,
  step: number,
): Promise<boolean> {
  const result = await write
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("account_id", "=", account_id)
    .where("sealed", "=", sealed)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false when the row has changed since, as when the same code was used. */
export async function replaceSealed(
  write: Write,
  { account_id, sealed }: SecondFactorRow,
  next: Buffer,
): Promise<boolean> {
  const result = await write
    .updateTable("second_factors")
    .set({ sealed: next })
    .where("account_id", "=", account_id)
    .where("sealed", "=", sealed)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
