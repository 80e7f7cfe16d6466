import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export async function findRevision(db: Database, accountId: string): Promise<number | null> {
  const row = await db
    .selectFrom("accounts")
    .select("revision")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.revision ?? null;
}

const keyOf = { sessions: "token_hash", devices: "device_hash" } as const;

export async function saveDeviceNames(
  write: Write,
  accountId: string,
  table: keyof typeof keyOf,
  reseal: (sealed: Buffer) => Buffer,
): Promise<void> {
  // Both tables share these columns, which TypeScript cannot see while `table` is open.
  const key = keyOf[table] as "token_hash";
  const rows = await write
    .selectFrom(table as "sessions")
    .select([key, "device_sealed"])
    .where("account_id", "=", accountId)
    .execute();
  for (const row of rows) {
    await write
      .updateTable(table as "sessions")
      .set({ device_sealed: reseal(row.device_sealed) })
      .where("account_id", "=", accountId)
      .where(key, "=", row[key])
      .execute();
  }
}
