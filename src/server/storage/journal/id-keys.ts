import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import { collectionOf, type Kind, storedKind } from "./collections.ts";
import { idKeyOf, openEntry } from "./sealed-entry.ts";
import { findEntriesWithoutIdKey, setIdKey } from "./store.ts";

/**
 * Adds the id hash to entries written before it existed. Uses small transactions, so that other writes are
 * not delayed; afterwards it is one empty look-up.
 */
export async function fillIdKeys(
  db: Database,
  { accountId, vault }: Owner,
  kind: Kind,
): Promise<void> {
  const [name, collection] = [storedKind(kind), collectionOf(kind)];
  const pause = createPauses();
  for (let after = ""; ; ) {
    await pause();
    const rows = await findEntriesWithoutIdKey(db, accountId, name, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    await inTransaction(db, async (write) => {
      for (const row of rows) {
        const entry = openEntry(vault, name, collection, row);
        const idKey = idKeyOf(vault, name, collection, entry);
        if (idKey !== null) await setIdKey(write, accountId, name, row, idKey);
      }
    });
  }
}
