import type { Database, OlderEntryRow } from "#server/storage/db/schema.ts";
import { collectionOf, kinds, storedKind } from "#server/storage/journal/collections.ts";
import { prepareEntry } from "#server/storage/journal/journal.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPages } from "#server/storage/pages/pages.ts";

const ROWS_AT_ONCE = 500;

export async function storeAsRows(db: Database, { accountId, vault }: Owner): Promise<number> {
  const rows: OlderEntryRow[] = [];
  for (const page of await createPages(db, { accountId, vault } as Owner).openAll()) {
    for (const kind of kinds) {
      const { version, schema } = collectionOf(kind);
      for (const { entry, revision } of page.of(kind).all().values()) {
        const name = storedKind(kind);
        const key = vault.blindKey(name, prepareEntry(kind, entry).naturalKey);
        const envelope = { version, schema: schemaMark(schema), entry };
        const sealed = vault.encrypt(name, key, envelope);
        rows.push({
          account_id: accountId,
          kind: name,
          key,
          month: page.name,
          id_key: null,
          sealed,
          revision,
          updated_at: 1,
        });
      }
    }
  }
  await db.transaction().execute(async (write) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await write
        .insertInto("older_entries")
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
    }
    await write.deleteFrom("pages").where("account_id", "=", accountId).execute();
    await write
      .updateTable("accounts")
      .set({ layout: 0 })
      .where("account_id", "=", accountId)
      .execute();
  });
  return rows.length;
}
