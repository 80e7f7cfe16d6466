import type { Database, Tables } from "./schema.ts";
import { statementOf } from "./statement.ts";
import type { Write } from "./transaction.ts";

type SessionRow = Tables["sessions"];

export async function insertSession(write: Write, row: SessionRow): Promise<void> {
  await write.insertInto("sessions").values(row).execute();
}

interface SessionPlace {
  readonly accountId: string;
  readonly tokenHash: string;
}

/** A prepared statement: every request of a session runs it. */
const sessionStatement = statementOf((db, { accountId, tokenHash }: SessionPlace) =>
  db
    .selectFrom("sessions")
    .innerJoin("accounts", (join) =>
      join
        .onRef("accounts.account_id", "=", "sessions.account_id")
        .onRef("accounts.credential_version", "=", "sessions.credential_version"),
    )
    .select([
      "sessions.wrapped_key",
      "sessions.created_at",
      "sessions.last_seen_at",
      "sessions.proven_at",
      "accounts.revision",
      "accounts.layout",
    ])
    .where("sessions.account_id", "=", accountId)
    .where("sessions.token_hash", "=", tokenHash),
);

/** Returns the session and its account's revision in one query; none if it predates the password. */
export async function findSession(db: Database, accountId: string, tokenHash: string) {
  const { rows } = await sessionStatement(db, { accountId, tokenHash });
  return rows[0];
}

export async function listSessionRows(db: Database, accountId: string) {
  return db
    .selectFrom("sessions")
    .select(["token_hash", "device_sealed", "created_at", "last_seen_at"])
    .where("account_id", "=", accountId)
    .orderBy("last_seen_at", "desc")
    .execute();
}

export async function touchSession(
  db: Database,
  accountId: string,
  tokenHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Returns the device of the deleted session; `undefined` without such a session. */
export async function deleteSession(
  write: Write,
  accountId: string,
  tokenHash: string,
): Promise<string | null | undefined> {
  const row = await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .returning("device_hash")
    .executeTakeFirst();
  return row?.device_hash;
}

export async function deleteSessionsExcept(
  write: Write,
  accountId: string,
  tokenHash: string | null,
): Promise<void> {
  const sessions = write.deleteFrom("sessions").where("account_id", "=", accountId);
  await (tokenHash === null ? sessions : sessions.where("token_hash", "!=", tokenHash)).execute();
}

/** Updates the only remaining session to the new credentials. */
export async function renewSession(
  write: Write,
  accountId: string,
  keys: Pick<SessionRow, "credential_version" | "wrapped_key">,
): Promise<void> {
  await write.updateTable("sessions").set(keys).where("account_id", "=", accountId).execute();
}

export async function deleteExpiredSessions(
  write: Write,
  accountId: string,
  createdBefore: number,
  seenBefore: number,
): Promise<void> {
  await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where((eb) =>
      eb.or([eb("created_at", "<", createdBefore), eb("last_seen_at", "<", seenBefore)]),
    )
    .execute();
}

const SESSIONS_AT_ONCE = 500;

export async function deleteSomeIdleSessions(db: Database, seenBefore: number): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where((eb) =>
      eb(
        eb.refTuple("account_id", "token_hash"),
        "in",
        eb
          .selectFrom("sessions")
          .select(["account_id", "token_hash"])
          .where("last_seen_at", "<", seenBefore)
          .limit(SESSIONS_AT_ONCE)
          .$asTuple("account_id", "token_hash"),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteIdlestSessions(
  write: Write,
  accountId: string,
  most: number,
): Promise<void> {
  const latest = write
    .selectFrom("sessions")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .orderBy("last_seen_at", "desc")
    .orderBy("created_at", "desc")
    .limit(most);
  await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "not in", latest)
    .execute();
}
