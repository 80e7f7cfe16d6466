import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation, Engine } from "#server/storage/db/location.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { createJournal, type Journal } from "#server/storage/journal/journal.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { makeMigratedLocation } from "./engines.ts";

export interface TestJournal {
  readonly db: Database;
  readonly location: DatabaseLocation;
  readonly journal: Journal;
  readonly makeOwner: () => Promise<Owner>;
  readonly close: () => Promise<void>;
}

export async function createTestJournal(engine: Engine): Promise<TestJournal> {
  const { location, remove } = await makeMigratedLocation(engine);
  const db = await connectDatabase(location);
  return {
    db,
    location,
    journal: createJournal(db),
    makeOwner: () => insertOwner(db),
    close: async () => {
      await db.destroy();
      await remove();
    },
  };
}

async function insertOwner(db: Database): Promise<Owner> {
  const account_id = crypto.randomUUID();
  const bytes = Buffer.alloc(1);
  await db
    .insertInto("accounts")
    .values({
      account_id,
      revision: 0,
      layout: 1,
      credential_version: 1,
      created_at: 0,
      email_sealed: bytes,
      password_salt: bytes,
      password_verifier: bytes,
      password_wrapped_key: bytes,
      recovery_salt: null,
      recovery_verifier: null,
      recovery_wrapped_key: null,
    })
    .execute();
  return ownerOf(account_id, createEntryVault(account_id, makeDataKey()));
}

/** Returns the same owner, and a function that returns how many pages were opened since its last call. */
export function countOpenings(owner: Owner): {
  readonly owner: Owner;
  readonly take: () => number;
} {
  let openings = 0;
  const { vault } = owner;
  const decryptBytes: typeof vault.decryptBytes = (...place) => {
    openings += 1;
    return vault.decryptBytes(...place);
  };
  return {
    owner: ownerOf(owner.accountId, { ...vault, decryptBytes }),
    take: () => {
      const count = openings;
      openings = 0;
      return count;
    },
  };
}
