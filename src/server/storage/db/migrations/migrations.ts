import { type Kysely, type Migration, PostgresAdapter, sql } from "kysely";
import {
  accountReference,
  accountsAndEntries,
  credentialVersions,
  entriesById,
  expiries,
  filesAndLinks,
  knownDevices,
  marksOfWrites,
} from "./first-migrations.ts";

const calendarFeeds: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable("calendar_feeds")
      .addColumn("account_id", "text", accountReference)
      .addColumn("feed_hash", "text", (column) => column.notNull())
      .addColumn("secret_sealed", "bytea", (column) => column.notNull())
      .addColumn("calendar_sealed", "bytea", (column) => column.notNull())
      .addColumn("made_from", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("calendar_feeds_key", ["account_id"])
      .execute();
  },
};

const pushSubscriptions: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable("push_subscriptions")
      .addColumn("account_id", "text", accountReference)
      .addColumn("endpoint_hash", "text", (column) => column.notNull())
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .addColumn("next_at", "bigint")
      .addColumn("later", "text", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("push_subscriptions_key", ["account_id", "endpoint_hash"])
      .execute();
    await schema
      .createIndex("push_subscriptions_by_time")
      .on("push_subscriptions")
      .column("next_at")
      .execute();
  },
};

const passkeys: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable("passkeys")
      .addColumn("account_id", "text", accountReference)
      .addColumn("passkey_hash", "text", (column) => column.notNull())
      .addColumn("credential_sealed", "bytea", (column) => column.notNull())
      .addColumn("device_sealed", "bytea", (column) => column.notNull())
      .addColumn("wrapped_key", "bytea")
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .addPrimaryKeyConstraint("passkeys_key", ["account_id", "passkey_hash"])
      .execute();
  },
};

const pushOfSessions: Migration = {
  up: ({ schema }) =>
    schema.alterTable("push_subscriptions").addColumn("token_hash", "text").execute(),
};

const secondFactors: Migration = {
  up: ({ schema }) =>
    schema
      .createTable("second_factors")
      .addColumn("account_id", "text", accountReference)
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .addColumn("last_step", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("second_factors_key", ["account_id"])
      .execute(),
};

const mailReminders: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable("mail_reminders")
      .addColumn("account_id", "text", accountReference)
      .addColumn("link_hash", "text", (column) => column.notNull())
      .addColumn("sealed", "bytea")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("next_at", "bigint")
      .addColumn("later", "text", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("mail_reminders_key", ["account_id"])
      .execute();
    await schema
      .createIndex("mail_reminders_by_time")
      .on("mail_reminders")
      .column("next_at")
      .execute();
  },
};

/** Attempt windows differ in length, so each row has the time when it may be deleted. */
const endsOfAttempts: Migration = {
  up: ({ schema }) => schema.alterTable("throttle").addColumn("ends_at", "bigint").execute(),
};

/** Marks passwords hashed with the server's key; older ones are rehashed at the next sign-in. */
const keyedPasswords: Migration = {
  up: ({ schema }) =>
    schema.alterTable("accounts").addColumn("password_memory", "integer").execute(),
};

/** Lets a write detect that the data key it encrypts with has been replaced. */
const keyMarks: Migration = {
  up: ({ schema }) => schema.alterTable("accounts").addColumn("key_mark", "text").execute(),
};

/** Lets the current password open a backup from before a data key was replaced. */
const earlierKeys: Migration = {
  up: ({ schema }) => schema.alterTable("accounts").addColumn("earlier_keys", "bytea").execute(),
};

/** Creating access needs a recent proof of the password or a passkey in the same session. */
const proofsOfSessions: Migration = {
  up: ({ schema }) => schema.alterTable("sessions").addColumn("proven_at", "bigint").execute(),
};

/** For the page of every access: which session made it, and when it was created and last used. */
const originsOfAccess: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    for (const table of ["calendar_feeds", "shared_reports", "passkeys"]) {
      await schema.alterTable(table).addColumn("made_by", "text").execute();
    }
    for (const [table, column] of [
      ["calendar_feeds", "last_used_at"],
      ["mail_reminders", "last_sent_at"],
      ["push_subscriptions", "created_at"],
      ["push_subscriptions", "last_sent_at"],
    ] as const) {
      await schema.alterTable(table).addColumn(column, "bigint").execute();
    }
  },
};

const accessTokens: Migration = {
  up: ({ schema }) =>
    schema
      .createTable("access_tokens")
      .addColumn("account_id", "text", accountReference)
      .addColumn("token_hash", "text", (column) => column.notNull())
      .addColumn("wrapped_key", "bytea", (column) => column.notNull())
      .addColumn("details_sealed", "bytea", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .addColumn("made_by", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("access_tokens_key", ["account_id", "token_hash"])
      .execute(),
};

/** The migration that gave the table of rows its present name. */
export const PAGES_OF_ENTRIES = "025-pages-of-entries";

/** The new name makes an earlier release fail, which would show an account without entries. */
const pagesOfEntries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable("pages")
      .addColumn("account_id", "text", accountReference)
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .addPrimaryKeyConstraint("pages_key", ["account_id", "page"])
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      // Pages are compressed, and each write leaves the former one for the vacuum.
      await sql`alter table pages alter column sealed set storage external`.execute(db);
      await sql`alter table pages set (toast.autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
    }
    await schema.dropIndex("entries_by_id").execute();
    await schema.dropIndex("entries_by_month").execute();
    await schema.alterTable("entries").renameTo("older_entries").execute();
    await schema
      .alterTable("accounts")
      .addColumn("layout", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** Fits two of the smallest pages in a block, so that a write reuses a former version's space without a vacuum. */
const pagesInBlocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    const settings = sql`toast_tuple_target = 4096, autovacuum_vacuum_scale_factor = 0.02`;
    await sql`alter table pages set (${settings})`.execute(db);
  },
};

/** Run in the order of their names, which databases store. Never change a released migration: add one. */
export const migrations: Record<string, Migration> = {
  "001-the-house": accountsAndEntries,
  "002-files-and-links": filesAndLinks,
  "003-entries-by-id": entriesById,
  "004-credential-versions": credentialVersions,
  "005-known-devices": knownDevices,
  "006-marks-of-writes": marksOfWrites,
  "007-expiries": expiries,
  "008-calendar-feeds": calendarFeeds,
  "009-push-subscriptions": pushSubscriptions,
  "010-passkeys": passkeys,
  "011-push-of-sessions": pushOfSessions,
  "012-second-factors": secondFactors,
  "013-mail-reminders": mailReminders,
  "014-ends-of-attempts": endsOfAttempts,
  "016-keyed-passwords": keyedPasswords,
  "019-key-marks": keyMarks,
  "020-earlier-keys": earlierKeys,
  "021-proofs-of-sessions": proofsOfSessions,
  "022-origins-of-access": originsOfAccess,
  "024-access-tokens": accessTokens,
  [PAGES_OF_ENTRIES]: pagesOfEntries,
  "026-pages-in-blocks": pagesInBlocks,
};
