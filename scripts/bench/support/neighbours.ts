import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/storage/db/schema.ts";

const ENTRIES_EACH = 60;
const ROWS_AT_ONCE = 1000;
const SEALED_LENGTHS = [157, 221, 285];

/** Rows of random bytes as long as encrypted entries, which would take hours to write. */
export async function addNeighbours(db: Database, howMany: number): Promise<void> {
  const accountIds = Array.from({ length: howMany }, () => randomUUID());
  await inBatches(accountIds.map(accountRow), (rows) =>
    db.insertInto("accounts").values(rows).execute(),
  );
  await inBatches(
    accountIds.map((account_id) => ({ account_id, email_mac: hash() })),
    (rows) => db.insertInto("emails").values(rows).execute(),
  );
  const perBatch = Math.floor(ROWS_AT_ONCE / ENTRIES_EACH);
  for (let first = 0; first < howMany; first += perBatch) {
    const owners = accountIds.slice(first, first + perBatch);
    await db.insertInto("entries").values(owners.flatMap(entriesOf)).execute();
  }
}

async function inBatches<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await insert(rows.slice(first, first + ROWS_AT_ONCE));
  }
}

function entriesOf(accountId: string) {
  return Array.from({ length: ENTRIES_EACH }, () => entryRow(accountId, "cycle"));
}

function entryRow(account_id: string, kind: string) {
  const length = SEALED_LENGTHS[Math.floor(Math.random() * SEALED_LENGTHS.length)] ?? 157;
  return {
    ...{ account_id, kind, key: hash(), month: hash() },
    ...{ sealed: randomBytes(length), revision: 1, updated_at: Date.now() },
  };
}

function accountRow(account_id: string) {
  return {
    ...{ account_id, credential_version: 1 },
    ...{ revision: ENTRIES_EACH, created_at: Date.now() },
    ...{ email_sealed: randomBytes(93), password_salt: randomBytes(16) },
    ...{ password_verifier: randomBytes(32), password_wrapped_key: randomBytes(61) },
    ...{ recovery_salt: null, recovery_verifier: null, recovery_wrapped_key: null },
  };
}

const hash = () => randomBytes(32).toString("base64url");
