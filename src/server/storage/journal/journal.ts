import { type CalendarDay, monthsBetween } from "#domain/calendar-day.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { collectionOf, collections, type EntryOf, type Kind, storedKind } from "./collections.ts";
import { checkEntryLimit } from "./entry-limit.ts";
import { fillIdKeys } from "./id-keys.ts";
import { decryptEntry, type EncryptedEntry, encryptEntry } from "./sealed-entry.ts";
import {
  deleteEntriesOfRevision,
  deleteEntry,
  findEntries,
  findEntry,
  findEntryById,
  insertNewEntries,
  nextRevision,
  upsertEntry,
} from "./store.ts";

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** An entry with the revision of its last write. */
export interface Stored<Entry> {
  readonly entry: Entry;
  readonly revision: number;
}

export interface Reader {
  readonly find: <K extends Kind>(kind: K, naturalKey: string) => Promise<EntryOf<K> | null>;
  /** Unordered. With `days`, the entries of those days, both ends included. */
  readonly list: <K extends Kind>(kind: K, days?: Days) => Promise<EntryOf<K>[]>;
}

/** Reads entries with their revisions, for answers and changes. */
export interface StoredReader extends Reader {
  readonly findStored: <K extends Kind>(
    kind: K,
    naturalKey: string,
  ) => Promise<Stored<EntryOf<K>> | null>;
  readonly findById: <K extends Kind>(kind: K, id: string) => Promise<Stored<EntryOf<K>> | null>;
  /** As `list`. */
  readonly listStored: <K extends Kind>(kind: K, days?: Days) => Promise<Stored<EntryOf<K>>[]>;
}

/** An entry encrypted before its transaction, so that the lock is held for the insert alone. */
export interface PreparedEntry {
  readonly kind: Kind;
  readonly sealed: EncryptedEntry;
}

export interface Writer extends StoredReader {
  /** The account's revision after this write. */
  readonly revision: number;
  /** @throws AppError `too_many_entries` when a new entry would be one too many */
  readonly put: <K extends Kind>(kind: K, entry: EntryOf<K>) => Promise<Stored<EntryOf<K>>>;
  readonly remove: <K extends Kind>(kind: K, naturalKey: string) => Promise<boolean>;
  /**
   * Inserts the entries whose natural key is free; returns how many.
   * @throws AppError `too_many_entries` when they are too many
   */
  readonly addNew: (entries: readonly PreparedEntry[]) => Promise<number>;
  /** Deletes the entries that were last written at this revision; returns how many. */
  readonly removeWrittenAt: (revision: number, kinds: readonly Kind[]) => Promise<number>;
}

/** Encrypted storage of entries: the only access to health data. */
export interface Journal {
  readonly read: (owner: Owner) => StoredReader;
  /** Lets `findById` find the entries of a kind that were written before it could. */
  readonly prepareFindById: (owner: Owner, kind: Kind) => Promise<void>;
  /**
   * Runs `work` in one transaction; writes of one account are serialised. Data stored elsewhere for
   * an entry, such as a file's bytes, is written in the same transaction.
   */
  readonly write: <Result>(
    owner: Owner,
    work: (writer: Writer, transaction: Write) => Promise<Result>,
  ) => Promise<Result>;
}

type Row = Pick<EntryRow, "key" | "sealed" | "revision">;

// A longer range reads every month and is filtered here, which is faster than naming its months.
const MOST_MONTHS = 36;

export function createJournal(db: Database, clock: () => number): Journal {
  return {
    read: (owner) => createReader(db, owner),
    prepareFindById: async (owner, kind) => {
      if (!collections[kind].isKeyedById) await fillIdKeys(db, owner, kind);
    },
    write: (owner, work) =>
      inTransaction(db, async (write) => {
        const revision = await nextRevision(write, owner.accountId);
        if (revision === null) throw new AppError("not_signed_in", "Sign in again.");
        return work(createWriter(write, owner, revision, clock()), write);
      }),
  };
}

function createReader(db: Database, owner: Owner): StoredReader {
  const { accountId, vault } = owner;
  const decrypt = <K extends Kind>(kind: K, row: Row): Stored<EntryOf<K>> => ({
    entry: decryptEntry(vault, storedKind(kind), collectionOf(kind), row),
    revision: row.revision,
  });
  const findStored: StoredReader["findStored"] = async (kind, naturalKey) => {
    const name = storedKind(kind);
    const row = await findEntry(db, accountId, name, vault.blindKey(name, naturalKey));
    return row ? decrypt(kind, row) : null;
  };
  const findById: StoredReader["findById"] = async (kind, id) => {
    if (collections[kind].isKeyedById) return findStored(kind, id);
    const name = storedKind(kind);
    const row = await findEntryById(db, accountId, name, vault.blindId(name, id));
    return row ? decrypt(kind, row) : null;
  };
  const listStored: StoredReader["listStored"] = async (kind, days) => {
    const months = days ? monthsBetween(days.from, days.to) : [];
    const isNarrow = days !== undefined && months.length <= MOST_MONTHS;
    const blind = isNarrow
      ? months.map((month) => vault.blindMonth(storedKind(kind), month))
      : null;
    const rows = await findEntries(db, accountId, storedKind(kind), blind);
    const { day } = collectionOf(kind);
    const all = rows.map((row) => decrypt(kind, row));
    return days ? all.filter(({ entry }) => isWithin(day(entry), days)) : all;
  };
  return {
    findStored,
    findById,
    listStored,
    find: async (kind, naturalKey) => (await findStored(kind, naturalKey))?.entry ?? null,
    list: async (kind, days) => (await listStored(kind, days)).map(({ entry }) => entry),
  };
}

/** A writer for a transaction that the caller has opened, such as registration. */
export function createWriter(
  write: Write,
  owner: Owner,
  revision: number,
  updatedAt: number,
): Writer {
  const { accountId, vault } = owner;
  const rowOf = ({ kind, sealed }: PreparedEntry): EntryRow => ({
    account_id: accountId,
    kind: storedKind(kind),
    ...sealed,
    revision,
    updated_at: updatedAt,
  });
  return {
    ...createReader(write, owner),
    revision,
    put: async (kind, entry) => {
      // What could not be read again is not written.
      collectionOf(kind).schema.parse(entry);
      const isNew = await upsertEntry(write, rowOf(prepareEntry(owner, kind, entry)));
      if (isNew) await checkEntryLimit(write, accountId, kind);
      return { entry, revision };
    },
    remove: (kind, naturalKey) =>
      deleteEntry(write, accountId, storedKind(kind), vault.blindKey(storedKind(kind), naturalKey)),
    addNew: async (entries) => {
      const added = await insertNewEntries(write, entries.map(rowOf));
      const kinds = added > 0 ? new Set(entries.map(({ kind }) => kind)) : [];
      for (const kind of kinds) await checkEntryLimit(write, accountId, kind);
      return added;
    },
    removeWrittenAt: (revisionToUndo, kinds) =>
      deleteEntriesOfRevision(write, accountId, revisionToUndo, kinds.map(storedKind)),
  };
}

/** Encrypts an entry for a later write. */
export function prepareEntry<K extends Kind>(
  owner: Owner,
  kind: K,
  entry: EntryOf<K>,
): PreparedEntry {
  return { kind, sealed: encryptEntry(owner.vault, storedKind(kind), collectionOf(kind), entry) };
}

const isWithin = (day: CalendarDay | null, days: Days) =>
  day !== null && day >= days.from && day <= days.to;
