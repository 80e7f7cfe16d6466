import { AppError } from "#server/failures/app-error.ts";
import { hasAccount } from "#server/storage/db/account-store.ts";
import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { collectionOf, collections, type EntryOf, type Kind, storedKind } from "./collections.ts";
import { checkEntryCount, checkEntryLimit } from "./entry-limit.ts";
import { fillIdKeys } from "./id-keys.ts";
import { createReader, type Stored, type StoredReader } from "./reading/reader.ts";
import { type EncryptedEntry, encryptEntry, openEntry } from "./sealed-entry.ts";
import {
  deleteEntries,
  deleteEntriesOfRevision,
  deleteEntry,
  findEntry,
  insertNewEntries,
  nextRevision,
  recallWrite,
} from "./store.ts";
import { upsertEntry } from "./upsert-entry.ts";

/** An entry encrypted before its transaction, so that the lock is held for the insert alone. */
export interface PreparedEntry {
  readonly kind: Kind;
  readonly sealed: EncryptedEntry;
}

export interface Writer extends StoredReader {
  /** The account's revision after this write. */
  readonly revision: number;
  /**
   * Inserts or replaces; a caller that has read the replaced entry passes it to save a query.
   * @throws AppError `too_many_entries` when a new entry would exceed the limit
   */
  readonly put: <K extends Kind>(
    kind: K,
    entry: EntryOf<K>,
    isExpected?: boolean,
  ) => Promise<Stored<EntryOf<K>>>;
  readonly remove: <K extends Kind>(kind: K, naturalKey: string) => Promise<boolean>;
  /** Deletes several hundred in one statement. */
  readonly removeAll: (kind: Kind, naturalKeys: readonly string[]) => Promise<void>;
  /** Deletes an unreadable entry by the key of its row; false for any other. */
  readonly removeDamaged: (kind: Kind, key: string) => Promise<boolean>;
  /**
   * Inserts the entries whose natural key is free; returns how many.
   * @throws AppError `too_many_entries` when they exceed the limit
   */
  readonly addNew: (entries: readonly PreparedEntry[]) => Promise<number>;
  /** Deletes the entries last written at this revision; returns how many. */
  readonly removeWrittenAt: (revision: number, kinds: readonly Kind[]) => Promise<number>;
}

/** Encrypted storage of entries: the only access to health data. */
export interface Journal {
  readonly read: (owner: Owner) => StoredReader;
  /** Enables `findById` for entries of a kind that are older than the id hash. */
  readonly prepareFindById: (owner: Owner, kind: Kind) => Promise<void>;
  /**
   * Runs `work` in one transaction; writes of one account are serialised. Data stored outside an entry, such
   * as a file's bytes, is written in the same transaction.
   */
  readonly write: <Result>(
    owner: Owner,
    work: (writer: Writer, transaction: Write) => Promise<Result>,
  ) => Promise<Result>;
}

export function createJournal(db: Database, clock: () => number): Journal {
  return {
    read: (owner) => createReader(db, owner),
    prepareFindById: async (owner, kind) => {
      if (!collections[kind].isKeyedById) await fillIdKeys(db, owner, kind);
    },
    write: (owner, work) => {
      const { accountId } = owner;
      const mark = crypto.randomUUID();
      let revision: number | null = null;
      const attempt = async (write: Write) => {
        revision = await nextRevision(write, accountId, { mark, keyMark: owner.vault.keyMark() });
        if (revision === null) throw await refusal(write, accountId);
        return work(createWriter(write, owner, revision, clock()), write);
      };
      return inTransaction(db, attempt, (write) =>
        recallWrite(write, accountId, mark, revision ?? 0),
      );
    },
  };
}

/** A write that began before the data key was replaced must be sent again, and then uses the new key. */
const refusal = async (write: Write, accountId: string): Promise<AppError> =>
  (await hasAccount(write, accountId))
    ? new AppError("unavailable", "Nothing was saved. Send it again.")
    : new AppError("not_signed_in", "Sign in again.");

/** Returns a writer for a transaction opened by the caller, such as registration. */
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
    put: async (kind, entry, isExpected = false) => {
      const row = rowOf(prepareEntry(owner, kind, entry));
      const others = await upsertEntry(write, row, isExpected);
      if (others !== null) checkEntryCount(kind, others + 1);
      return { entry, revision };
    },
    remove: (kind, naturalKey) =>
      deleteEntry(write, accountId, storedKind(kind), vault.blindKey(storedKind(kind), naturalKey)),
    removeAll: async (kind, naturalKeys) => {
      const name = storedKind(kind);
      const keys = naturalKeys.map((naturalKey) => vault.blindKey(name, naturalKey));
      await deleteEntries(write, accountId, name, keys);
    },
    removeDamaged: async (kind, key) => {
      const name = storedKind(kind);
      const row = await findEntry(write, accountId, name, key);
      if (!row || openEntry(vault, name, collectionOf(kind), row) !== null) return false;
      return deleteEntry(write, accountId, name, key);
    },
    addNew: async (entries) => {
      const added = await insertNewEntries(write, entries.map(rowOf));
      const kinds = added > 0 ? new Set(entries.map(({ kind }) => kind)) : [];
      for (const kind of kinds) await checkEntryLimit(write, accountId, kind);
      return added;
    },
    removeWrittenAt: async (revisionToUndo, kinds) => {
      let removed = 0;
      for (const kind of kinds) {
        const name = storedKind(kind);
        removed += await deleteEntriesOfRevision(write, accountId, revisionToUndo, name);
      }
      return removed;
    },
  };
}

export function prepareEntry<K extends Kind>(
  owner: Owner,
  kind: K,
  entry: EntryOf<K>,
): PreparedEntry {
  return { kind, sealed: encryptEntry(owner.vault, storedKind(kind), collectionOf(kind), entry) };
}
