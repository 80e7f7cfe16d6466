import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/storage/db/schema.ts";

const PAGES_EACH = 26;
const ROWS_AT_ONCE = 500;
/** The smallest size of a page with the cipher's header. */
const SEALED_LENGTH = 3_929;

/** Rows of random bytes as long as most pages, which would take hours to write. */
export async function addNeighbours(db: Database, howMany: number): Promise<void> {
  const accountIds = Array.from({ length: howMany }, () => randomUUID());
  await inBatches(accountIds.map(accountRow), (rows) =>
    db.insertInto("accounts").values(rows).execute(),
  );
  await inBatches(
    accountIds.map((account_id) => ({ account_id, email_mac: hash() })),
    (rows) => db.insertInto("emails").values(rows).execute(),
  );
  const perBatch = Math.floor(ROWS_AT_ONCE / PAGES_EACH);
  for (let first = 0; first < howMany; first += perBatch) {
    const owners = accountIds.slice(first, first + perBatch);
    await db.insertInto("pages").values(owners.flatMap(pagesOf)).execute();
  }
}

async function inBatches<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await insert(rows.slice(first, first + ROWS_AT_ONCE));
  }
}

const pagesOf = (account_id: string) =>
  Array.from({ length: PAGES_EACH }, () => ({
    account_id,
    page: hash().slice(0, 22),
    sealed: randomBytes(SEALED_LENGTH),
  }));

function accountRow(account_id: string) {
  return {
    account_id,
    credential_version: 1,
    layout: 1,
    revision: PAGES_EACH,
    created_at: Date.now(),
    email_sealed: randomBytes(93),
    password_salt: randomBytes(16),
    password_verifier: randomBytes(32),
    password_wrapped_key: randomBytes(61),
    recovery_salt: null,
    recovery_verifier: null,
    recovery_wrapped_key: null,
  };
}

const hash = () => randomBytes(32).toString("base64url");
