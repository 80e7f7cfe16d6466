import { findFact } from "#server/storage/db/facts-store.ts";
import { refuseNewer } from "#server/storage/db/migrations/migrate.ts";
import {
  type BackupTable,
  type Counts,
  countNotMoved,
  countRows,
  findDamage,
  findUnreachable,
  type Row,
  readRows,
  tableNames,
} from "#server/storage/db/rows.ts";
import { kinds, storedKind } from "#server/storage/journal/collections.ts";
import { type DataPlaces, SECRET_CHECK, secretFileOf } from "#server/storage/open-data.ts";
import { hasSizeClass } from "#server/storage/pages/page-format.ts";
import { readSecret } from "#server/storage/vault/keys/secret-file.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { openExisting } from "./write-backup.ts";

export interface DataReport {
  readonly counts: Counts;
  /** The problems with their number of rows, never a value; empty without any. */
  readonly faults: readonly string[];
  readonly notMoved: number;
}

/** Checks what is visible without a user's key: file, secret and the shape of every row. */
export async function checkData(places: DataPlaces): Promise<DataReport> {
  const db = openExisting(places);
  try {
    await refuseNewer(db);
    const faults = await findDamage(db, places.database.engine === "sqlite");
    const text = places.secret ?? (await readSecret(secretFileOf(places)));
    const check = text === null ? null : createServerSecret(text).checkValue;
    if (check === null || check !== (await findFact(db, SECRET_CHECK))) {
      faults.push("the secret does not belong to this database, or is not there");
    }
    for (const table of tableNames) {
      let wrong = 0;
      for await (const row of readRows(db, table)) if (!hasShape[table](row)) wrong += 1;
      if (wrong > 0) faults.push(`${table}: ${wrong} of another shape than Mwezi writes`);
    }
    const unreachable = await findUnreachable(db);
    if (unreachable > 0) faults.push(`accounts: ${unreachable} that no e-mail address leads to`);
    return { counts: await countRows(db), faults, notMoved: await countNotMoved(db) };
  } finally {
    await db.destroy();
  }
}

// An encrypted value has a format byte, 12 bytes of IV, 16 of tag, and its text.
const LEAST_SEALED = 29;
const SALT = 16;
const VERIFIER = 32;
const WRAPPED_KEY = LEAST_SEALED + 32;
const LARGEST_PIECE = LEAST_SEALED + 262_144;

const isSealed = (value: Row[string] | undefined) =>
  Buffer.isBuffer(value) && value.length >= LEAST_SEALED && value[0] === 1;
const isPage = (value: Row[string] | undefined) =>
  isSealed(value) && Buffer.isBuffer(value) && hasSizeClass(value.length - LEAST_SEALED);
const isBytes = (value: Row[string] | undefined, length: number) =>
  Buffer.isBuffer(value) && value.length === length;
const isCount = (value: Row[string] | undefined) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isName = (value: Row[string] | undefined) => typeof value === "string" && value.length > 0;

const storedKinds = new Set(kinds.map(storedKind));

const isLock = (salt: Row[string] | undefined, verifier: Row[string] | undefined) =>
  isBytes(salt, SALT) && isBytes(verifier, VERIFIER);

const hasShape: Record<BackupTable, (row: Row) => boolean> = {
  facts: ({ name, value }) => isName(name) && typeof value === "string",
  accounts: (row) =>
    isName(row.account_id) &&
    isCount(row.revision) &&
    isCount(row.created_at) &&
    (isClosed(row) || (isSealed(row.email_sealed) && hasLocks(row))),
  emails: ({ email_mac, account_id }) => isName(email_mac) && isName(account_id),
  passkeys: ({ passkey_hash, credential_sealed, device_sealed, wrapped_key, counter }) =>
    isName(passkey_hash) &&
    isSealed(credential_sealed) &&
    isSealed(device_sealed) &&
    (wrapped_key === null || isBytes(wrapped_key, WRAPPED_KEY)) &&
    isCount(counter),
  second_factors: ({ sealed, last_step }) => isSealed(sealed) && isCount(last_step),
  pages: ({ page, sealed }) => isName(page) && isPage(sealed),
  older_entries: ({ kind, key, month, sealed, revision }) =>
    storedKinds.has(String(kind)) &&
    isName(key) &&
    typeof month === "string" &&
    isSealed(sealed) &&
    isCount(revision),
  pieces: ({ file_key, position, sealed }) =>
    isName(file_key) &&
    isCount(position) &&
    isSealed(sealed) &&
    Buffer.isBuffer(sealed) &&
    sealed.length <= LARGEST_PIECE,
};

/** An account that is being deleted has no address and no keys. */
const isClosed = (row: Row) => isBytes(row.email_sealed, 0) && isBytes(row.password_salt, 0);

const hasLocks = (row: Row) =>
  isLock(row.password_salt, row.password_verifier) &&
  isBytes(row.password_wrapped_key, WRAPPED_KEY) &&
  (row.password_memory === null || isCount(row.password_memory)) &&
  (row.recovery_salt === null
    ? row.recovery_verifier === null && row.recovery_wrapped_key === null
    : isLock(row.recovery_salt, row.recovery_verifier) &&
      isBytes(row.recovery_wrapped_key, WRAPPED_KEY));
