import { type CalendarDay, monthsBetween } from "#domain/calendar-day.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Owner } from "#server/http/owner.ts";
import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { type Collection, collections, type EntryOf, type Kind } from "./collections.ts";
import { openEntry, type SealedEntry, sealEntry } from "./sealed-entry.ts";
import {
  deleteEntriesOfRevision,
  deleteEntry,
  findEntries,
  findEntry,
  insertNewEntries,
  nextRevision,
  upsertEntry,
} from "./store.ts";

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface Reader {
  readonly find: <K extends Kind>(kind: K, naturalKey: string) => Promise<EntryOf<K> | null>;
  /** Unordered. With `days`, the entries of those days, both ends included. */
  readonly list: <K extends Kind>(kind: K, days?: Days) => Promise<EntryOf<K>[]>;
}

/** An entry sealed before its write begins, so that the lock is held for the insert alone. */
export interface SealedAhead {
  readonly kind: Kind;
  readonly sealed: SealedEntry;
}

export interface Writer extends Reader {
  /** What her account's revision became with this write. */
  readonly revision: number;
  readonly put: <K extends Kind>(kind: K, entry: EntryOf<K>) => Promise<void>;
  readonly remove: <K extends Kind>(kind: K, naturalKey: string) => Promise<boolean>;
  /** Adds those whose natural key is free, leaves the others as they are, and answers how many. */
  readonly addNew: (entries: readonly SealedAhead[]) => Promise<number>;
  /** Removes what one write wrote and none has changed since; answers how many. */
  readonly removeWrittenAt: (revision: number, kinds: readonly Kind[]) => Promise<number>;
}

/** The one road to what a woman writes: it seals on the way in and opens on the way out. */
export interface Journal {
  readonly read: (owner: Owner) => Reader;
  /**
   * All of `work` happens, or none; two writes of one woman follow one another. What belongs to an
   * entry and lies elsewhere, such as a file's bytes, goes into the same transaction.
   */
  readonly write: <Result>(
    owner: Owner,
    work: (writer: Writer, transaction: Write) => Promise<Result>,
  ) => Promise<Result>;
}

// A longer range is read whole and narrowed here: cheaper than naming its months.
const MOST_MONTHS = 36;

export function createJournal(db: Database, clock: () => number): Journal {
  return {
    read: (owner) => createReader(db, owner),
    write: (owner, work) =>
      inTransaction(db, async (write) => {
        const revision = await nextRevision(write, owner.accountId);
        if (revision === null) throw new AppError("not_signed_in", "Sign in again.");
        return work(createWriter(write, owner, revision, clock()), write);
      }),
  };
}

function createReader(db: Database, owner: Owner): Reader {
  return {
    find: async (kind, naturalKey) => {
      const key = owner.vault.blindKey(kind, naturalKey);
      const row = await findEntry(db, owner.accountId, kind, key);
      return row ? openEntry(owner.vault, kind, collectionOf(kind), row) : null;
    },
    list: async (kind, days) => {
      const months = days ? monthsBetween(days.from, days.to) : [];
      const isNarrow = days !== undefined && months.length <= MOST_MONTHS;
      const blind = isNarrow ? months.map((month) => owner.vault.blindMonth(kind, month)) : null;
      const rows = await findEntries(db, owner.accountId, kind, blind);
      const collection = collectionOf(kind);
      const entries = rows.map((row) => openEntry(owner.vault, kind, collection, row));
      return days ? entries.filter((entry) => isWithin(collection.day(entry), days)) : entries;
    },
  };
}

/** For code that writes inside a transaction of its own, such as registration. */
export function createWriter(
  write: Write,
  owner: Owner,
  revision: number,
  updatedAt: number,
): Writer {
  const { accountId, vault } = owner;
  const rowOf = ({ kind, sealed }: SealedAhead): EntryRow => ({
    account_id: accountId,
    kind,
    ...sealed,
    revision,
    updated_at: updatedAt,
  });
  return {
    ...createReader(write, owner),
    revision,
    put: (kind, entry) => upsertEntry(write, rowOf(sealAhead(owner, kind, entry))),
    remove: (kind, naturalKey) =>
      deleteEntry(write, accountId, kind, vault.blindKey(kind, naturalKey)),
    addNew: (entries) => insertNewEntries(write, entries.map(rowOf)),
    removeWrittenAt: (written, kinds) => deleteEntriesOfRevision(write, accountId, written, kinds),
  };
}

/** Seals an entry for a write to come. */
export function sealAhead<K extends Kind>(owner: Owner, kind: K, entry: EntryOf<K>): SealedAhead {
  return { kind, sealed: sealEntry(owner.vault, kind, collectionOf(kind), entry) };
}

// TypeScript cannot see that collections[K] holds EntryOf<K> while K is open.
const collectionOf = <K extends Kind>(kind: K) =>
  collections[kind] as unknown as Collection<EntryOf<K>>;

const isWithin = (day: CalendarDay | null, days: Days) =>
  day !== null && day >= days.from && day <= days.to;
