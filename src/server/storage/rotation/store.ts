import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

/** SQL that replaces what is encrypted with an account's data key. */

export async function findRevision(db: Database, accountId: string): Promise<number | null> {
  const row = await db
    .selectFrom("accounts")
    .select("revision")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.revision ?? null;
}

const PAGE = 500;

/** Yields an account's entry rows of these kinds, page by page; `null` stands for all kinds. */
export async function* entryRowsOf(
  db: Database,
  accountId: string,
  kinds: readonly string[] | null,
): AsyncGenerator<readonly EntryRow[]> {
  let last: EntryRow | undefined;
  do {
    const after = last;
    const all = db.selectFrom("entries").selectAll().where("account_id", "=", accountId);
    const rows = kinds ? all.where("kind", "in", kinds) : all;
    const page = await (after
      ? rows.where((eb) =>
          eb.or([
            eb("kind", ">", after.kind),
            eb.and([eb("kind", "=", after.kind), eb("key", ">", after.key)]),
          ]),
        )
      : rows
    )
      .orderBy("kind")
      .orderBy("key")
      .limit(PAGE)
      .execute();
    yield page;
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last);
}

/** Deletes an account's entries of these kinds; `null` stands for all kinds. */
export async function deleteEntriesOf(
  write: Write,
  accountId: string,
  kinds: readonly string[] | null,
): Promise<void> {
  const all = write.deleteFrom("entries").where("account_id", "=", accountId);
  await (kinds ? all.where("kind", "in", kinds) : all).execute();
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
