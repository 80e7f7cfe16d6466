import type { ColumnDefinitionBuilder, Kysely, Migration } from "kysely";

// "bytea" is PostgreSQL's type; SQLite accepts any type name and stores a Buffer as a blob.

export const accountReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("accounts.account_id").onDelete("cascade");

export const accountsAndEntries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createFacts(db);
    await createAccounts(db);
    await createSessions(db);
    await createEntries(db);
    await createThrottle(db);
  },
};

async function createFacts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("facts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("accounts")
    .addColumn("account_id", "text", (column) => column.primaryKey())
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("email_sealed", "bytea", (column) => column.notNull())
    .addColumn("password_salt", "bytea", (column) => column.notNull())
    .addColumn("password_verifier", "bytea", (column) => column.notNull())
    .addColumn("password_wrapped_key", "bytea", (column) => column.notNull())
    .addColumn("recovery_salt", "bytea")
    .addColumn("recovery_verifier", "bytea")
    .addColumn("recovery_wrapped_key", "bytea")
    .execute();
  await schema
    .createTable("emails")
    .addColumn("email_mac", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", accountReference)
    .execute();
  await schema.createIndex("emails_by_account").on("emails").column("account_id").execute();
}

async function createSessions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("sessions")
    .addColumn("account_id", "text", accountReference)
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("wrapped_key", "bytea", (column) => column.notNull())
    .addColumn("device_sealed", "bytea", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("sessions_key", ["account_id", "token_hash"])
    .execute();
}

async function createEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("entries")
    .addColumn("account_id", "text", accountReference)
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("sealed", "bytea", (column) => column.notNull())
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("entries_key", ["account_id", "kind", "key"])
    .execute();
  await schema
    .createIndex("entries_by_month")
    .on("entries")
    .columns(["account_id", "kind", "month"])
    .execute();
}

async function createThrottle({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("throttle")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("window_start", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
}

/** Encrypted files in parts, and encrypted reports for readers without an account. */
export const filesAndLinks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("pieces")
      .addColumn("account_id", "text", accountReference)
      .addColumn("file_key", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .addPrimaryKeyConstraint("pieces_key", ["account_id", "file_key", "position"])
      .execute();
    await db.schema
      .createTable("shared_reports")
      .addColumn("account_id", "text", accountReference)
      .addColumn("link_hash", "text", (column) => column.notNull())
      .addColumn("report_sealed", "bytea", (column) => column.notNull())
      .addColumn("pin_salt", "bytea")
      .addColumn("pin_verifier", "bytea")
      .addColumn("wrong_pins", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("opened", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("shared_reports_key", ["account_id", "link_hash"])
      .execute();
  },
};

/** Finds an entry by its id without decrypting others, and reads a month in pages. */
export const entriesById: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable("entries").addColumn("id_key", "text").execute();
    await schema
      .createIndex("entries_by_id")
      .on("entries")
      .columns(["account_id", "kind", "id_key", "key"])
      .execute();
    await schema.dropIndex("entries_by_month").execute();
    await schema
      .createIndex("entries_by_month")
      .on("entries")
      .columns(["account_id", "kind", "month", "key"])
      .execute();
  },
};

/** Sessions end when the password they began with is replaced. */
export const credentialVersions: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    for (const table of ["accounts", "sessions"]) {
      await schema
        .alterTable(table)
        .addColumn("credential_version", "bigint", (column) => column.notNull().defaultTo(1))
        .execute();
    }
  },
};

export const knownDevices: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable("devices")
      .addColumn("account_id", "text", accountReference)
      .addColumn("device_hash", "text", (column) => column.notNull())
      .addColumn("device_sealed", "bytea", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("devices_key", ["account_id", "device_hash"])
      .execute();
    await schema.alterTable("sessions").addColumn("device_hash", "text").execute();
  },
};

/** Recognises a write that is sent again after its response was lost. */
export const marksOfWrites: Migration = {
  up: ({ schema }) => schema.alterTable("accounts").addColumn("last_write", "text").execute(),
};

export const expiries: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.createIndex("sessions_by_age").on("sessions").column("last_seen_at").execute();
    await schema
      .createIndex("shared_reports_by_expiry")
      .on("shared_reports")
      .column("expires_at")
      .execute();
  },
};
