import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type DeviceRow = Tables["devices"];

export async function isKnownDevice(
  db: Database,
  accountId: string,
  deviceHash: string,
  seenSince: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("devices")
    .select("device_hash")
    .where("account_id", "=", accountId)
    .where("device_hash", "=", deviceHash)
    .where("last_seen_at", ">=", seenSince)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertDevice(write: Write, row: DeviceRow): Promise<void> {
  const { device_sealed, last_seen_at } = row;
  await write
    .insertInto("devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "device_hash"]).doUpdateSet({ device_sealed, last_seen_at }),
    )
    .execute();
}

export async function listSignedOutDevices(db: Database, accountId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom("devices")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("device_hash", "not in", signedInDevices(db, accountId))
    .orderBy("last_seen_at", "desc")
    .execute();
}

export async function deleteSignedOutDevices(
  write: Write,
  accountId: string,
  deviceHash: string | null,
): Promise<number> {
  const signedOut = write
    .deleteFrom("devices")
    .where("account_id", "=", accountId)
    .where("device_hash", "not in", signedInDevices(write, accountId));
  const rows = deviceHash === null ? signedOut : signedOut.where("device_hash", "=", deviceHash);
  return Number((await rows.executeTakeFirst()).numDeletedRows);
}

export async function deleteIdleDevices(
  write: Write,
  accountId: string,
  seenSince: number,
  most: number,
): Promise<void> {
  const latest = write
    .selectFrom("devices")
    .select("device_hash")
    .where("account_id", "=", accountId)
    .where("last_seen_at", ">=", seenSince)
    .orderBy("last_seen_at", "desc")
    .limit(most);
  await write
    .deleteFrom("devices")
    .where("account_id", "=", accountId)
    .where("device_hash", "not in", latest)
    .execute();
}

function signedInDevices(db: Database, accountId: string) {
  return db
    .selectFrom("sessions")
    .select("device_hash")
    .where("account_id", "=", accountId)
    .where("device_hash", "is not", null)
    .$narrowType<{ device_hash: string }>();
}
