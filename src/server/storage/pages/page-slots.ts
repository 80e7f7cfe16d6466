import type { Database } from "#server/storage/db/schema.ts";
import { LASTING } from "#server/storage/journal/collections.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { type OpenPage, openPage } from "./open-page.ts";
import { type PageContent, packPage, unpackPage } from "./page-format.ts";
import { hashesOf } from "./page-names.ts";
import { allPages, findPages, type StoredPage } from "./store.ts";

export interface Slot {
  page: OpenPage | null;
  /** Whether each stored copy could be opened, by hash. */
  readonly copies: Map<string, boolean>;
}

export interface Slots {
  readonly load: (names: readonly string[]) => Promise<readonly Slot[]>;
  readonly loadAll: () => Promise<readonly Slot[]>;
  readonly loaded: () => Promise<readonly Slot[]>;
  readonly hashesOf: (name: string) => readonly string[];
  readonly damaged: ReadonlySet<string>;
}

export const sealPage = (vault: EntryVault, hash: string, content: PageContent): Buffer =>
  vault.encryptBytes(["page", hash], packPage(content));

export function unsealPage(vault: EntryVault, { page, sealed }: StoredPage): PageContent | null {
  try {
    return unpackPage(vault.decryptBytes(["page", page], sealed));
  } catch {
    return null;
  }
}

/** Returns `null` for a damaged page. */
export type OpenStored = (row: StoredPage) => OpenPage | null;

export const openStored =
  ({ vault }: Owner): OpenStored =>
  (row) => {
    const content = unsealPage(vault, row);
    return content && openPage(content);
  };

export function createSlots(db: Database, { accountId, vault }: Owner, openRow: OpenStored): Slots {
  const slots = new Map<string, Promise<Slot>>();
  const damaged = new Set<string>();
  const hashes = rememberHashes(vault);
  const open = (rows: readonly StoredPage[]) => {
    const slot = slotFrom(rows, openRow);
    if (slot.page === null) for (const { page } of rows) damaged.add(page);
    return slot;
  };
  const loaded = () => Promise.all(slots.values());
  const load: Slots["load"] = (names) => {
    const missing = names.filter((name) => !slots.has(name));
    if (missing.length > 0) {
      const rows = findPages(db, accountId, missing.flatMap(hashes));
      const isOf = (name: string) => (row: StoredPage) => hashes(name).includes(row.page);
      for (const name of missing) {
        slots.set(
          name,
          rows.then((found) => open(found.filter(isOf(name)))),
        );
      }
    }
    return Promise.all(names.flatMap((name) => slots.get(name) ?? []));
  };
  const add = (row: StoredPage) => {
    const slot = open([row]);
    const name = slot.page?.name;
    if (name !== undefined && !slots.has(name)) slots.set(name, Promise.resolve(slot));
  };
  let hasAll = false;
  const loadAll = async () => {
    if (hasAll) return loaded();
    const lasting: StoredPage[] = [];
    const pause = createPauses();
    for await (const rows of allPages(db, accountId)) {
      const known = new Set([...slots.keys()].flatMap(hashes));
      for (const row of rows.filter(({ page }) => !known.has(page))) {
        await pause();
        if (hashes(LASTING).includes(row.page)) lasting.push(row);
        else add(row);
      }
    }
    if (!slots.has(LASTING)) slots.set(LASTING, Promise.resolve(open(lasting)));
    hasAll = true;
    return loaded();
  };
  return { load, loadAll, loaded, hashesOf: hashes, damaged };
}

/** Each hash takes a few microseconds, and a write needs its page's several times. */
function rememberHashes(vault: EntryVault): Slots["hashesOf"] {
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const hashes = known.get(name) ?? hashesOf(vault, name);
    known.set(name, hashes);
    return hashes;
  };
}

function slotFrom(rows: readonly StoredPage[], open: OpenStored): Slot {
  const slot: Slot = { page: null, copies: new Map() };
  for (const row of rows) {
    const page = open(row);
    slot.copies.set(row.page, page !== null);
    slot.page ??= page;
  }
  return slot;
}
