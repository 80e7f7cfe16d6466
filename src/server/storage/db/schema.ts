import type { Kysely } from "kysely";

/** Times are whole milliseconds since 1970. Bytes are Buffers on both engines. */
interface AccountsTable {
  account_id: string;
  /** Counts the account's writes: serialises them, keys every cache, and is the ETag of every read. */
  revision: number;
  /** The mark of the last write of entries: tells whether a write without a response was committed. */
  last_write: string | null;
  /** Counts password changes, so that a proof of an earlier password grants nothing. */
  credential_version: number;
  /** A keyed hash that distinguishes the current data key from earlier ones; `null` until it is replaced. */
  key_mark: string | null;
  /** Earlier data keys, encrypted under the current one; `null` until one is replaced. */
  earlier_keys: Buffer | null;
  /** How entries are stored: 0 for rows of an earlier release, 1 for pages. */
  layout: number;
  created_at: number;
  email_sealed: Buffer;
  password_salt: Buffer;
  password_verifier: Buffer;
  password_wrapped_key: Buffer;
  /** KiB of Argon2 memory of a hash with the server's key; `null` for 19 MiB without the key. */
  password_memory: number | null;
  recovery_salt: Buffer | null;
  recovery_verifier: Buffer | null;
  recovery_wrapped_key: Buffer | null;
}

/** By the keyed hash of its e-mail address. A separate table: accounts can be sharded by id. */
interface EmailsTable {
  email_mac: string;
  account_id: string;
}

interface SessionsTable {
  account_id: string;
  token_hash: string;
  wrapped_key: Buffer;
  device_sealed: Buffer;
  /** The account's version when the session began; with an older one the session grants nothing. */
  credential_version: number;
  device_hash: string | null;
  created_at: number;
  last_seen_at: number;
  /** When the password or a passkey was last proven after the sign-in; `null` if never. */
  proven_at: number | null;
}

interface DevicesTable {
  account_id: string;
  device_hash: string;
  device_sealed: Buffer;
  created_at: number;
  last_seen_at: number;
}

/** A passkey, which signs in and, if possible, unwraps the data key. */
interface PasskeysTable {
  account_id: string;
  passkey_hash: string;
  /** Id and public key, encrypted with the server's secret, since they are needed before sign-in. */
  credential_sealed: Buffer;
  device_sealed: Buffer;
  /** The data key, wrapped with a key that only the device can derive; `null` when it cannot. */
  wrapped_key: Buffer | null;
  /** The device's own signature counter; 0 when it has none. */
  counter: number;
  created_at: number;
  last_used_at: number | null;
  made_by: string | null;
}

interface SecondFactorsTable {
  account_id: string;
  /** The authenticator's secret and the hashes of spare codes, encrypted with the data key. */
  sealed: Buffer;
  /** The time step of the last authenticator code, so that no code works twice. */
  last_step: number;
}

/** The entries of one account and month, or all that belong to no month, of every kind. */
interface PagesTable {
  account_id: string;
  /** The keyed hash of the page's name. */
  page: string;
  sealed: Buffer;
}

/** An entry as earlier releases stored it, until its account's entries are moved into pages. */
interface OlderEntriesTable {
  account_id: string;
  kind: string;
  key: string;
  month: string;
  /** `null` for a kind that is not found by an id, and for a row older than the column. */
  id_key: string | null;
  sealed: Buffer;
  revision: number;
  updated_at: number;
}

interface PiecesTable {
  account_id: string;
  file_key: string;
  position: number;
  sealed: Buffer;
}

interface SharedReportsTable {
  account_id: string;
  link_hash: string;
  report_sealed: Buffer;
  pin_salt: Buffer | null;
  pin_verifier: Buffer | null;
  wrong_pins: number;
  expires_at: number;
  /** When it was opened: a JSON list of whole milliseconds since 1970. */
  opened: string;
  /** The hash of the token of the session that made it; `null` when made by an earlier release. */
  made_by: string | null;
}

/** An account's calendar, encrypted with a key that only the feed's address contains. */
interface CalendarFeedsTable {
  account_id: string;
  feed_hash: string;
  secret_sealed: Buffer;
  calendar_sealed: Buffer;
  /** Revision and day of the calendar's content. */
  made_from: string;
  created_at: number;
  /** Within a day; `null` if never used. */
  last_used_at: number | null;
  made_by: string | null;
}

interface AccessTokensTable {
  account_id: string;
  token_hash: string;
  /** The data key, wrapped with a key that only the token yields. */
  wrapped_key: Buffer;
  details_sealed: Buffer;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  made_by: string;
}

/** A push subscription and the times of its messages, but nothing of what they are about. */
interface PushSubscriptionsTable {
  account_id: string;
  endpoint_hash: string;
  /** The subscription is created and ends with this session. */
  token_hash: string | null;
  sealed: Buffer;
  /** `null` while nothing is due. */
  next_at: number | null;
  /** Times after `next_at`: a JSON list of whole milliseconds since 1970. */
  later: string;
  failures: number;
  created_at: number | null;
  last_sent_at: number | null;
}

/** One row an account: reminders by e-mail and their times, but nothing of their subject. */
interface MailRemindersTable {
  account_id: string;
  /** The hash of the secret in the link that confirms and ends them. */
  link_hash: string;
  /** Address, language and link, encrypted with the server's secret; `null` once the address was rejected. */
  sealed: Buffer | null;
  state: "unconfirmed" | "on" | "refused";
  created_at: number;
  next_at: number | null;
  later: string;
  failures: number;
  last_sent_at: number | null;
}

/** Failed attempts by subject, a keyed hash of an account or an address. */
interface ThrottleTable {
  subject: string;
  window_start: number;
  ends_at: number | null;
  attempts: number;
}

interface FactsTable {
  name: string;
  value: string;
}

export interface Tables {
  accounts: AccountsTable;
  emails: EmailsTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  passkeys: PasskeysTable;
  second_factors: SecondFactorsTable;
  pages: PagesTable;
  older_entries: OlderEntriesTable;
  pieces: PiecesTable;
  shared_reports: SharedReportsTable;
  calendar_feeds: CalendarFeedsTable;
  push_subscriptions: PushSubscriptionsTable;
  mail_reminders: MailRemindersTable;
  access_tokens: AccessTokensTable;
  throttle: ThrottleTable;
  facts: FactsTable;
}

export type Database = Kysely<Tables>;
export type OlderEntryRow = OlderEntriesTable;
export type AccountRow = AccountsTable;
