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

/** Saves the re-encrypted secret; the feed's address stays. An account has one row. */
export async function saveFeedSecret(
  write: Write,
  accountId: string,
  reseal: (sealed: Buffer) => Buffer,
): Promise<void> {
  const feed = await write
    .selectFrom("calendar_feeds")
    .select("secret_sealed")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!feed) return;
  await write
    .updateTable("calendar_feeds")
    .set({ secret_sealed: reseal(feed.secret_sealed) })
    .where("account_id", "=", accountId)
    .execute();
}

export async function saveSecondFactor(
  write: Write,
  accountId: string,
  reseal: (sealed: Buffer) => Buffer,
): Promise<void> {
  const factor = await write
    .selectFrom("second_factors")
    .select("sealed")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!factor) return;
  await write
    .updateTable("second_factors")
    .set({ sealed: reseal(factor.sealed) })
    .where("account_id", "=", accountId)
    .execute();
}

type DeviceTable = "sessions" | "devices" | "passkeys";

const keyOf = { sessions: "token_hash", devices: "device_hash", passkeys: "passkey_hash" } as const;

export async function saveDeviceNames(
  write: Write,
  accountId: string,
  table: DeviceTable,
  reseal: (sealed: Buffer) => Buffer,
): Promise<void> {
  // The three tables share these columns, which TypeScript cannot see while `table` is open.
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
