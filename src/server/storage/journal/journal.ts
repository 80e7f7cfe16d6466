import { AppError } from "#server/failures/app-error.ts";
import { hasAccount } from "#server/storage/db/account-store.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { OpenPage } from "#server/storage/pages/open-page.ts";
import { createWritablePages, type WritablePages } from "#server/storage/pages/pages.ts";
import { collectionOf, type EntryOf, type Kind, pageOf, pageOfKey } from "./collections.ts";
import { type DamagedPlace, removeDamaged } from "./damaged-entry.ts";
import { areFewEntries, checkEntryCount } from "./entry-limit.ts";
import {
  countEntries,
  createReader,
  readerOf,
  type Stored,
  type StoredReader,
} from "./reading/reader.ts";
import { nextRevision, recallWrite } from "./store.ts";

export interface PreparedEntry {
  readonly kind: Kind;
  readonly entry: unknown;
  readonly naturalKey: string;
  readonly page: string;
}

export interface Writer extends StoredReader {
  readonly revision: number;
  /**
   * Inserts or replaces; too many entries of a kind or month are rejected at the end of the write.
   */
  readonly put: <K extends Kind>(kind: K, entry: EntryOf<K>) => Promise<Stored<EntryOf<K>>>;
  readonly remove: <K extends Kind>(kind: K, naturalKey: string) => Promise<boolean>;
  readonly removeAll: (kind: Kind, naturalKeys: readonly string[]) => Promise<void>;
  readonly removeDamaged: (place: DamagedPlace) => Promise<boolean>;
  readonly addNew: (entries: readonly PreparedEntry[]) => Promise<number>;
  readonly removeWrittenAt: (revision: number, kinds: readonly Kind[]) => Promise<number>;
}

/** Encrypted storage of entries: the only access to health data. */
export interface Journal {
  readonly read: (owner: Owner) => StoredReader;
  /** One transaction, serialised by account. Data outside entries, such as files, joins it. */
  readonly write: <Result>(
    owner: Owner,
    work: (writer: Writer, transaction: Write) => Promise<Result>,
  ) => Promise<Result>;
}

export function createJournal(db: Database): Journal {
  return {
    read: (owner) => createReader(db, owner),
    write: (owner, work) => {
      const { accountId } = owner;
      const mark = crypto.randomUUID();
      let revision: number | null = null;
      const attempt = async (write: Write) => {
        revision = await nextRevision(write, accountId, { mark, keyMark: owner.vault.keyMark() });
        if (revision === null) throw await refusal(write, accountId);
        return writeEntries(write, owner, revision, (writer) => work(writer, write));
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

/** Joins a transaction opened by the caller. @throws AppError `too_many_entries` over a limit */
export async function writeEntries<Result>(
  write: Write,
  owner: Owner,
  revision: number,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  const pages = createWritablePages(write, owner);
  const grown = new Set<Kind>();
  const result = await work(createWriter({ write, owner, pages, revision, grown }));
  const bytes = await pages.save();
  for (const kind of grown) {
    if (!areFewEntries(kind, bytes)) checkEntryCount(kind, await countEntries(pages, kind));
  }
  return result;
}

interface WriterParts {
  readonly write: Write;
  readonly owner: Owner;
  readonly pages: WritablePages;
  readonly revision: number;
  readonly grown: Set<Kind>;
}

function createWriter({ write, owner, pages, revision, grown }: WriterParts): Writer {
  const holderOf = async (kind: Kind, naturalKey: string): Promise<OpenPage | undefined> => {
    const name = pageOfKey(kind, naturalKey);
    const candidates = await (name === null ? pages.openAll() : pages.open([name]));
    const holder = candidates.find((page) => page.of(kind).find(naturalKey) !== null);
    return holder && pages.edit(holder.name);
  };
  const remove: Writer["remove"] = async (kind, naturalKey) =>
    (await holderOf(kind, naturalKey))?.of(kind).remove(naturalKey) ?? false;
  return {
    ...readerOf(write, owner, pages),
    revision,
    put: async (kind, entry) => {
      const { naturalKey, page: name, entry: valid } = prepareEntry(kind, entry);
      const holder = await holderOf(kind, naturalKey);
      if (holder && holder.name !== name) holder.of(kind).remove(naturalKey);
      const page = holder?.name === name ? holder : await pages.edit(name);
      page.of(kind).set(naturalKey, { entry: valid as typeof entry, revision });
      if (!holder) grown.add(kind);
      return { entry, revision };
    },
    remove,
    removeAll: async (kind, naturalKeys) => {
      for (const naturalKey of naturalKeys) await remove(kind, naturalKey);
    },
    removeDamaged: (place) => removeDamaged(write, owner, pages, place),
    addNew: async (entries) => {
      let added = 0;
      for (const { kind, entry, naturalKey, page: name } of entries) {
        if (await holderOf(kind, naturalKey)) continue;
        const page = await pages.edit(name);
        page.of(kind).set(naturalKey, { entry: entry as never, revision });
        grown.add(kind);
        added += 1;
      }
      return added;
    },
    removeWrittenAt: async (revisionToUndo, kinds) => {
      let removed = 0;
      for (const { name } of await pages.openAll()) {
        const page = await pages.edit(name);
        for (const kind of kinds) {
          removed += page.of(kind).removeWhere((each) => each.revision === revisionToUndo);
        }
      }
      return removed;
    },
  };
}

/** Validates, and returns the entry as it will be read again. @throws ZodError */
export function prepareEntry<K extends Kind>(kind: K, input: EntryOf<K>): PreparedEntry {
  const { schema, naturalKey } = collectionOf(kind);
  const entry = JSON.parse(JSON.stringify(schema.parse(input)));
  return { kind, entry, naturalKey: naturalKey(entry), page: pageOf(kind, entry) };
}
