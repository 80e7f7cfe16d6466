import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type PushRow = Tables["push_subscriptions"];
type Place = Pick<PushRow, "account_id" | "endpoint_hash">;
type Times = Pick<PushRow, "next_at" | "later">;

export async function countSubscriptions(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function listSubscriptions(db: Database, accountId: string) {
  return db
    .selectFrom("push_subscriptions as push")
    .innerJoin("sessions", (join) =>
      join
        .onRef("sessions.account_id", "=", "push.account_id")
        .onRef("sessions.token_hash", "=", "push.token_hash"),
    )
    .select(["push.endpoint_hash", "push.created_at", "push.last_sent_at"])
    .select(["sessions.device_sealed", "sessions.token_hash"])
    .where("push.account_id", "=", accountId)
    .orderBy("push.endpoint_hash")
    .execute();
}

export async function isSubscribed(
  db: Database,
  accountId: string,
  tokenHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("endpoint_hash")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceSubscription(write: Write, row: PushRow): Promise<void> {
  await deleteSubscription(write, row);
  await write.insertInto("push_subscriptions").values(row).execute();
}

export async function deleteSubscription(db: Database | Write, place: Place): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("account_id", "=", place.account_id)
    .where("endpoint_hash", "=", place.endpoint_hash)
    .execute();
}

const UNKEYED_LENGTH = 64;

/** Returns subscriptions stored under an unkeyed SHA-256 by an earlier release. */
export async function findUnkeyed(db: Database, most: number): Promise<PushRow[]> {
  return db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where((eb) => eb(eb.fn<number>("length", ["endpoint_hash"]), "=", UNKEYED_LENGTH))
    .limit(most)
    .execute();
}

export async function exchangeSubscription(
  write: Write,
  { account_id, endpoint_hash }: Place,
  row: PushRow | null,
): Promise<void> {
  const result = await write
    .deleteFrom("push_subscriptions")
    .where("account_id", "=", account_id)
    .where("endpoint_hash", "=", endpoint_hash)
    .executeTakeFirst();
  if (row !== null && result.numDeletedRows > 0n) await replaceSubscription(write, row);
}

export async function saveTimes(
  db: Database | Write,
  accountId: string,
  times: Times,
): Promise<void> {
  await db
    .updateTable("push_subscriptions")
    .set({ ...times, failures: 0 })
    .where("account_id", "=", accountId)
    .execute();
}

export async function findDue(db: Database, now: number, most: number): Promise<PushRow[]> {
  return db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(most)
    .execute();
}

/** Returns false when another process has done so; only the first one sends. */
export async function claim(
  db: Database,
  { account_id, endpoint_hash, next_at }: PushRow,
  times: Times & Pick<PushRow, "failures"> & Partial<PushRow>,
): Promise<boolean> {
  const result = await db
    .updateTable("push_subscriptions")
    .set(times)
    .where("account_id", "=", account_id)
    .where("endpoint_hash", "=", endpoint_hash)
    .where("next_at", next_at === null ? "is" : "=", next_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function findSubscription(db: Database, place: Place): Promise<PushRow | undefined> {
  return db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("account_id", "=", place.account_id)
    .where("endpoint_hash", "=", place.endpoint_hash)
    .executeTakeFirst();
}
