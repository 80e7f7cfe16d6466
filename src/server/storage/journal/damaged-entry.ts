import { type DamagedEntry, EVERY_KIND } from "#contract/account/damaged-entries.ts";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { Unreadable } from "#server/storage/pages/kind-entries.ts";
import { deleteOlderEntries, olderEntries } from "#server/storage/pages/older-entries.ts";
import type { OpenPage } from "#server/storage/pages/open-page.ts";
import { nameOfDamaged } from "#server/storage/pages/page-names.ts";
import type { Pages, WritablePages } from "#server/storage/pages/pages.ts";
import { deletePage } from "#server/storage/pages/store.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import {
  collections,
  findKindOfStored,
  type Kind,
  kinds,
  LASTING,
  storedKind,
} from "./collections.ts";

// A character that occurs neither in a name nor in a base64url key.
const SEPARATOR = ".";

export interface DamagedPlace {
  readonly kind: Kind | null;
  readonly key: string;
}

export function readDamagedId(id: string): DamagedPlace | null {
  const [name, key] = id.split(SEPARATOR);
  if (key === undefined) return null;
  if (name === EVERY_KIND) return { kind: null, key };
  const kind = kinds.find((each) => collections[each].exportedAs === name);
  return kind ? { kind, key } : null;
}

const keyOfUnreadable = (vault: EntryVault, kind: Kind, { entry }: Pick<Unreadable, "entry">) =>
  vault.blindKey(storedKind(kind), JSON.stringify(entry));

export function describeUnreadable(vault: EntryVault, kind: Kind, page: OpenPage): DamagedEntry[] {
  const { exportedAs, keysOfDay } = collections[kind];
  return page
    .of(kind)
    .unreadable()
    .map((each) => {
      const { date } = (each.entry ?? {}) as { readonly date?: unknown };
      const isDay = typeof date === "string" && isCalendarDay(date);
      const day = isDay && keysOfDay(date).length > 0 ? date : null;
      const id = `${exportedAs}${SEPARATOR}${keyOfUnreadable(vault, kind, each)}`;
      return { id, kind: exportedAs, month: monthOf(page.name), day };
    });
}

const monthOf = (name: string | null) => (name === LASTING ? null : name);

/** Describes the pages that cannot be opened, and rows of an earlier release that could not be moved. */
export async function describeDamaged(
  db: Database,
  { accountId, vault }: Owner,
  pages: Pages,
): Promise<DamagedEntry[]> {
  const damaged = (await pages.damaged()).map((hash) => ({
    ...describePlace(EVERY_KIND, hash),
    month: monthOf(nameOfDamaged(vault, hash)),
  }));
  for await (const rows of olderEntries(db, accountId)) {
    for (const { kind: name, key } of rows) {
      const kind = findKindOfStored(name);
      if (kind) damaged.push(describePlace(collections[kind].exportedAs, key));
    }
  }
  return damaged;
}

const describePlace = (kind: string, key: string): DamagedEntry => ({
  id: `${kind}${SEPARATOR}${key}`,
  kind,
  month: null,
  day: null,
});

export async function removeDamaged(
  write: Write,
  { accountId, vault }: Owner,
  pages: WritablePages,
  { kind, key }: DamagedPlace,
): Promise<boolean> {
  if (kind === null) {
    return (await pages.damaged()).includes(key) && deletePage(write, { accountId, page: key });
  }
  if ((await deleteOlderEntries(write, accountId, storedKind(kind), [key])) > 0) return true;
  for (const { name } of await pages.openAll()) {
    const page = await pages.edit(name);
    const isIt = (each: Unreadable) => keyOfUnreadable(vault, kind, each) === key;
    const entries = page.of(kind);
    const found = entries.unreadable().find(isIt);
    if (found) return entries.removeWhere(({ entry }) => entry === found.entry) > 0;
  }
  return false;
}
