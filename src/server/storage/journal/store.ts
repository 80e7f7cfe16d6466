import type { Database } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";

const raise = (db: Database) =>
  db.updateTable("accounts").set((eb) => ({ revision: eb("revision", "+", 1) }));

const raising = statementOf((db, { accountId }: { readonly accountId: string }) =>
  raise(db).where("account_id", "=", accountId).returning("revision"),
);

interface MarkedWrite {
  readonly mark: string;
  readonly keyMark: string;
}

const marking = statementOf(
  (db, { accountId, mark, keyMark }: MarkedWrite & { readonly accountId: string }) =>
    raise(db)
      .set({ last_write: mark })
      .where("account_id", "=", accountId)
      .where((eb) => eb.or([eb("key_mark", "is", null), eb("key_mark", "=", keyMark)]))
      .returning("revision"),
);

/** Must run first in every write transaction: its row lock serialises the account's writes. */
export async function nextRevision(
  write: Write,
  accountId: string,
  marked?: MarkedWrite,
): Promise<number | null> {
  const { rows } = await (marked === undefined
    ? raising(write, { accountId })
    : marking(write, { accountId, ...marked }));
  return rows[0]?.revision ?? null;
}

/** Waits for a write in progress; `null` when later writes hide it. */
export async function recallWrite(
  write: Write,
  accountId: string,
  mark: string,
  revision: number,
): Promise<boolean | null> {
  const next = await nextRevision(write, accountId);
  const row = await write
    .selectFrom("accounts")
    .select("last_write")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (next === null || !row) return null;
  if (row.last_write === mark) return true;
  return next - 1 <= revision ? false : null;
}
