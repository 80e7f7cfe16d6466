import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { type CalendarDay, monthsBetween } from "#domain/days/calendar-day.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import { collectionOf, collections, type EntryOf, type Kind, storedKind } from "../collections.ts";
import { describeDamage } from "../damaged-entry.ts";
import { openEntry } from "../sealed-entry.ts";
import {
  countEntries,
  entryPages,
  findEntry,
  findEntryById,
  findMonths,
  hasEntryAt,
  type StoredEntry,
} from "../store.ts";
import { monthsByHash } from "./months.ts";

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface Stored<Entry> {
  readonly entry: Entry;
  readonly revision: number;
}

/** Decrypted entries by the key of their row, so that they need not be decrypted again. */
export type Opened<Entry> = ReadonlyMap<string, Stored<Entry>>;

/** All entries of a kind, with damaged ones separate. */
export interface Inspection<K extends Kind> {
  /** Unordered. */
  readonly entries: readonly EntryOf<K>[];
  readonly damaged: readonly DamagedEntry[];
}

/** Reads entries. A damaged one is skipped as if it did not exist. */
export interface Reader {
  readonly find: <K extends Kind>(kind: K, naturalKey: string) => Promise<EntryOf<K> | null>;
  /** Unordered. With `days`, the entries of those days, both ends included. */
  readonly list: <K extends Kind>(kind: K, days?: Days) => Promise<EntryOf<K>[]>;
  /** Whether a damaged entry was skipped so far. */
  readonly hasLeftOut: () => boolean;
  /** Like `list`, with revisions. */
  readonly listStored: <K extends Kind>(kind: K, days?: Days) => Promise<Stored<EntryOf<K>>[]>;
}

/** Reads entries with their revisions, for responses and changes. */
export interface StoredReader extends Reader {
  readonly findStored: <K extends Kind>(
    kind: K,
    naturalKey: string,
  ) => Promise<Stored<EntryOf<K>> | null>;
  readonly findById: <K extends Kind>(kind: K, id: string) => Promise<Stored<EntryOf<K>> | null>;
  /** All entries of a kind; those in `before` that were not written since are not decrypted again. */
  readonly open: <K extends Kind>(
    kind: K,
    before?: Opened<EntryOf<K>>,
  ) => Promise<Opened<EntryOf<K>>>;
  /** The months that have entries of a kind, newest first. */
  readonly months: (kind: Kind) => Promise<string[]>;
  readonly inspect: <K extends Kind>(kind: K) => Promise<Inspection<K>>;
  /** The number of entries of a kind, including damaged ones. */
  readonly count: (kind: Kind) => Promise<number>;
  /** Whether there are more than `count` entries of a kind, including damaged ones. */
  readonly hasMoreThan: (count: number, kind: Kind) => Promise<boolean>;
}

export function createReader(db: Database, owner: Owner): StoredReader {
  const { accountId, vault } = owner;
  let hasLeftOut = false;
  const open = <K extends Kind>(kind: K, row: StoredEntry | undefined) => {
    const stored = row ? openRow(owner, kind, row) : null;
    hasLeftOut ||= row !== undefined && stored === null;
    return stored;
  };
  const findStored: StoredReader["findStored"] = async (kind, naturalKey) => {
    const name = storedKind(kind);
    return open(kind, await findEntry(db, accountId, name, vault.blindKey(name, naturalKey)));
  };
  const findById: StoredReader["findById"] = async (kind, id) => {
    if (collections[kind].isKeyedById) return findStored(kind, id);
    const name = storedKind(kind);
    return open(kind, await findEntryById(db, accountId, name, vault.blindId(name, id)));
  };
  const listStored: StoredReader["listStored"] = async (kind, days) => {
    const { all, damaged } = await openAll(db, owner, kind, days);
    hasLeftOut ||= damaged.length > 0;
    const { day } = collectionOf(kind);
    return days ? all.filter(({ entry }) => isWithin(day(entry), days)) : all;
  };
  return {
    findStored,
    findById,
    listStored,
    hasLeftOut: () => hasLeftOut,
    find: async (kind, naturalKey) => (await findStored(kind, naturalKey))?.entry ?? null,
    list: async (kind, days) => (await listStored(kind, days)).map(({ entry }) => entry),
    open: async (kind, before = new Map()) => {
      const opened = new Map<string, Stored<EntryOf<typeof kind>>>();
      const pause = createPauses();
      for await (const rows of entryPages(db, accountId, storedKind(kind), null)) {
        for (const row of rows) {
          const known = before.get(row.key);
          if (known?.revision === row.revision) {
            opened.set(row.key, known);
            continue;
          }
          await pause();
          const stored = openRow(owner, kind, row);
          if (stored) opened.set(row.key, stored);
        }
      }
      return opened;
    },
    count: (kind) => countEntries(db, accountId, storedKind(kind)),
    hasMoreThan: (count, kind) => hasEntryAt(db, accountId, storedKind(kind), count),
    months: async (kind) => {
      const hashes = await findMonths(db, accountId, storedKind(kind));
      return [...monthsByHash(vault, kind, hashes).values()].sort().reverse();
    },
    inspect: async (kind) => {
      const { all, damaged } = await openAll(db, owner, kind);
      const entries = all.map(({ entry }) => entry);
      return { entries, damaged: describeDamage(vault, kind, damaged) };
    },
  };
}

function openRow<K extends Kind>(
  { vault }: Owner,
  kind: K,
  row: StoredEntry,
): Stored<EntryOf<K>> | null {
  const entry = openEntry(vault, storedKind(kind), collectionOf(kind), row);
  return entry === null ? null : { entry, revision: row.revision };
}

/** Decrypts the entries of a kind, or of the months of some days, a slice at a time. */
async function openAll<K extends Kind>(
  db: Database,
  owner: Owner,
  kind: K,
  days?: Days,
): Promise<{ readonly all: Stored<EntryOf<K>>[]; readonly damaged: StoredEntry[] }> {
  const all: Stored<EntryOf<K>>[] = [];
  const damaged: StoredEntry[] = [];
  const pause = createPauses();
  const months = blindMonths(owner, kind, days);
  for await (const rows of entryPages(db, owner.accountId, storedKind(kind), months)) {
    for (const row of rows) {
      await pause();
      const stored = openRow(owner, kind, row);
      if (stored) all.push(stored);
      else damaged.push(row);
    }
  }
  return { all, damaged };
}

// A longer range reads every month and is filtered afterwards, which is faster than listing its months.
const MOST_MONTHS = 36;

function blindMonths({ vault }: Owner, kind: Kind, days: Days | undefined): string[] | null {
  const months = days ? monthsBetween(days.from, days.to) : [];
  if (!days || months.length > MOST_MONTHS) return null;
  return months.map((month) => vault.blindMonth(storedKind(kind), month));
}

const isWithin = (day: CalendarDay | null, days: Days) =>
  day !== null && day >= days.from && day <= days.to;
