import { deleteRows } from "./account-store.ts";
import type { Database } from "./schema.ts";
import type { Write } from "./transaction.ts";

// About 2 MB, 1 MB and 1 MB of SQLite's log, so a deletion of any size fits the reserve on a full disk.
const PIECES_AT_ONCE = 8;
const ENTRIES_AT_ONCE = 250;
const PAGES_AT_ONCE = 25;

/** What opens the account or shows a part of it. */
const ACCESS = [
  "emails",
  "sessions",
  "devices",
  "passkeys",
  "second_factors",
  "shared_reports",
  "calendar_feeds",
  "push_subscriptions",
  "mail_reminders",
  "access_tokens",
] as const;

export async function deleteAccess(write: Write, accountId: string): Promise<void> {
  for (const table of ACCESS) await deleteRows(write, table, accountId);
}

export async function deleteSomePieces(db: Database, accountId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("pieces")
    .where("account_id", "=", accountId)
    .where((eb) =>
      eb(
        eb.refTuple("file_key", "position"),
        "in",
        eb
          .selectFrom("pieces")
          .select(["file_key", "position"])
          .where("account_id", "=", accountId)
          .limit(PIECES_AT_ONCE)
          .$asTuple("file_key", "position"),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSomeEntries(db: Database, accountId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("older_entries")
    .where("account_id", "=", accountId)
    .where((eb) =>
      eb(
        eb.refTuple("kind", "key"),
        "in",
        eb
          .selectFrom("older_entries")
          .select(["kind", "key"])
          .where("account_id", "=", accountId)
          .limit(ENTRIES_AT_ONCE)
          .$asTuple("kind", "key"),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSomePages(db: Database, accountId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("pages")
    .where("account_id", "=", accountId)
    .where("page", "in", (eb) =>
      eb
        .selectFrom("pages")
        .select("page")
        .where("account_id", "=", accountId)
        .limit(PAGES_AT_ONCE),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteAccountRows(write: Write, accountId: string): Promise<void> {
  for (const table of ["pieces", "pages", "older_entries", ...ACCESS, "accounts"] as const) {
    await deleteRows(write, table, accountId);
  }
}
