import { deleteRows } from "#server/storage/db/account-store.ts";
import type { AccountRow, Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { NAME_MARK } from "#server/storage/vault/keys/server-secret.ts";

export async function claimEmail(
  write: Write,
  emailMac: string,
  accountId: string,
): Promise<boolean> {
  const result = await write
    .insertInto("emails")
    .values({ email_mac: emailMac, account_id: accountId })
    .onConflict((conflict) => conflict.column("email_mac").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function replaceEmail(
  write: Write,
  emailMac: string,
  accountId: string,
): Promise<boolean> {
  await deleteRows(write, "emails", accountId);
  return claimEmail(write, emailMac, accountId);
}

export async function insertAccount(write: Write, row: AccountRow): Promise<void> {
  await write.insertInto("accounts").values(row).execute();
}

const LOCKS = [
  "account_id",
  "credential_version",
  "layout",
  "key_mark",
  "earlier_keys",
  "created_at",
  "email_sealed",
  "password_salt",
  "password_verifier",
  "password_wrapped_key",
  "password_memory",
  "recovery_salt",
  "recovery_verifier",
  "recovery_wrapped_key",
] as const;

export type AccountLocks = Pick<AccountRow, (typeof LOCKS)[number]>;

export async function findAccountByEmail(
  db: Database,
  emailMac: string,
): Promise<AccountLocks | undefined> {
  const email = await db
    .selectFrom("emails")
    .select("account_id")
    .where("email_mac", "=", emailMac)
    .executeTakeFirst();
  return email && findAccount(db, email.account_id);
}

export async function findAccount(
  db: Database,
  accountId: string,
): Promise<AccountLocks | undefined> {
  return (
    db
      .selectFrom("accounts")
      .select(LOCKS)
      .where("account_id", "=", accountId)
      // The address is empty while an account is being deleted.
      .where("email_sealed", "!=", Buffer.alloc(0))
      .executeTakeFirst()
  );
}

/** Returns the accounts under a sign-in name, of at most this revision, with no session left. */
export function findUnused(
  db: Database,
  createdBefore: number,
  revision: number,
): Promise<ProvenAccount[]> {
  return db
    .selectFrom("emails")
    .innerJoin("accounts", "accounts.account_id", "emails.account_id")
    .select(["accounts.account_id", "accounts.credential_version"])
    .where("emails.email_mac", "like", `${NAME_MARK}%`)
    .where("accounts.created_at", "<", createdBefore)
    .where("accounts.revision", "<=", revision)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sessions")
            .select("sessions.account_id")
            .whereRef("sessions.account_id", "=", "accounts.account_id"),
        ),
      ),
    )
    .execute();
}

export type ProvenAccount = Pick<AccountRow, "account_id" | "credential_version">;

/**
 * `null` and no change if the credentials, or the recovery code with this salt, have been replaced.
 */
export async function changeAccount(
  write: Write,
  { account_id, credential_version }: ProvenAccount,
  changes: Partial<AccountRow> = {},
  recoverySalt: Buffer | null = null,
): Promise<number | null> {
  const proven = write
    .updateTable("accounts")
    .set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
    .where("account_id", "=", account_id)
    .where("credential_version", "=", credential_version);
  const rows = recoverySalt === null ? proven : proven.where("recovery_salt", "=", recoverySalt);
  return (await rows.returning("revision").executeTakeFirst())?.revision ?? null;
}

/** Returns false when the session has ended, or its credentials were replaced. */
export async function markProven(
  write: Write,
  { account_id, credential_version }: ProvenAccount,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const result = await write
    .updateTable("sessions")
    .set({ proven_at: now })
    .where("account_id", "=", account_id)
    .where("token_hash", "=", tokenHash)
    .where("credential_version", "=", credential_version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
