import type { Kysely } from "kysely";

/** Times are whole milliseconds since 1970. Bytes are Buffers on both engines. */
interface AccountsTable {
  account_id: string;
  /** Counts the account's writes: serialises them, keys every cache, and is the ETag of every read. */
  revision: number;
  /** The mark of the last write of entries: tells whether a write happened whose answer was lost. */
  last_write: string | null;
  /** Counts changes of the password, so that a proof of the one before opens nothing. */
  credential_version: number;
  /** A keyed hash that tells the current data key from an earlier one; `null` until it is replaced. */
  key_mark: string | null;
  /** The data keys before the current one, encrypted under it; `null` until one is replaced. */
  earlier_keys: Buffer | null;
  created_at: number;
  email_sealed: Buffer;
  password_salt: Buffer;
  password_verifier: Buffer;
  password_wrapped_key: Buffer;
  /** KiB of Argon2 memory of a hash under the server's key; `null` for 19 MiB without the key. */
  password_memory: number | null;
  recovery_salt: Buffer | null;
  recovery_verifier: Buffer | null;
  recovery_wrapped_key: Buffer | null;
}

/** Finds an account by the keyed hash of its e-mail address; apart, so that accounts can be spread by id. */
interface EmailsTable {
  email_mac: string;
  account_id: string;
}

interface SessionsTable {
  account_id: string;
  token_hash: string;
  wrapped_key: Buffer;
  device_sealed: Buffer;
  /** The account's when the session began; an older one opens nothing. */
  credential_version: number;
  /** The device it was begun on, when that has told a token. */
  device_hash: string | null;
  created_at: number;
  last_seen_at: number;
}

/** A browser that has signed in to the account, by a hash of its token and the account. */
interface DevicesTable {
  account_id: string;
  device_hash: string;
  device_sealed: Buffer;
  created_at: number;
  last_seen_at: number;
}

/** A key on one of her devices that signs her in, and opens the data key where it can. */
interface PasskeysTable {
  account_id: string;
  /** The hash of the credential's identifier and the account. */
  passkey_hash: string;
  /** Identifier and public key, encrypted with the server's secret: they are needed before she is known. */
  credential_sealed: Buffer;
  device_sealed: Buffer;
  /** The data key, wrapped with a key that only the device can make; `null` where it can make none. */
  wrapped_key: Buffer | null;
  /** How often the device has signed, as it counts itself; 0 where it does not. */
  counter: number;
  created_at: number;
  last_used_at: number | null;
}

/** What an account asks for beside its password. */
interface SecondFactorsTable {
  account_id: string;
  /** The app's secret and the hashes of spare codes, encrypted with the data key. */
  sealed: Buffer;
  /** The time step of the last code of the app, so that none works twice. */
  last_step: number;
}

interface EntriesTable {
  account_id: string;
  kind: string;
  key: string;
  month: string;
  /** `null` for a kind that is not found by an id, and for a row from before the column. */
  id_key: string | null;
  sealed: Buffer;
  revision: number;
  updated_at: number;
}

/** One piece of a file; `file_key` is the keyed hash of its upload's identifier. */
interface PiecesTable {
  account_id: string;
  file_key: string;
  position: number;
  sealed: Buffer;
}

/** A report encrypted with a key that only its link has. */
interface SharedReportsTable {
  account_id: string;
  /** The hash of the link's proof. */
  link_hash: string;
  report_sealed: Buffer;
  pin_salt: Buffer | null;
  pin_verifier: Buffer | null;
  wrong_pins: number;
  expires_at: number;
  /** When it was opened: a JSON list of whole milliseconds since 1970. */
  opened: string;
}

/** What a calendar reads of an account, encrypted with a key that only the feed's address has. */
interface CalendarFeedsTable {
  account_id: string;
  /** The hash of what the address proves. */
  feed_hash: string;
  /** The address's secret, encrypted for its owner. */
  secret_sealed: Buffer;
  calendar_sealed: Buffer;
  /** The revision and the day that the calendar was made from. */
  made_from: string;
  created_at: number;
}

/** A browser that messages are pushed to, and when: nothing of what they are about. */
interface PushSubscriptionsTable {
  account_id: string;
  endpoint_hash: string;
  /** The session it was begun in, and ends with. */
  token_hash: string | null;
  /** The subscription, encrypted with the server's secret. */
  sealed: Buffer;
  /** `null` while nothing is due. */
  next_at: number | null;
  /** The times after it: a JSON list of whole milliseconds since 1970. */
  later: string;
  /** Attempts of the next message that failed. */
  failures: number;
}

/** Whether notes go to her by e-mail, and when: nothing of what they are about. One an account. */
interface MailRemindersTable {
  account_id: string;
  /** The hash of the secret in the link that confirms and ends them. */
  link_hash: string;
  /** Address, language and link, encrypted with the server's secret; `null` once the address was refused. */
  sealed: Buffer | null;
  state: "unconfirmed" | "on" | "refused";
  created_at: number;
  /** `null` while nothing is due; of what is unconfirmed, when the question leaves. */
  next_at: number | null;
  /** The times after it: a JSON list of whole milliseconds since 1970. */
  later: string;
  /** Attempts of the next mail that failed. */
  failures: number;
}

/** Failed attempts by subject, a keyed hash of an account or an address. */
interface ThrottleTable {
  subject: string;
  window_start: number;
  /** `null` in a row that an earlier release wrote. */
  ends_at: number | null;
  attempts: number;
}

/** Facts about the database itself, such as the check value of the server's secret. */
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
  entries: EntriesTable;
  pieces: PiecesTable;
  shared_reports: SharedReportsTable;
  calendar_feeds: CalendarFeedsTable;
  push_subscriptions: PushSubscriptionsTable;
  mail_reminders: MailRemindersTable;
  throttle: ThrottleTable;
  facts: FactsTable;
}

export type Database = Kysely<Tables>;
export type EntryRow = EntriesTable;
export type AccountRow = AccountsTable;
