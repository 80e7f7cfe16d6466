import {
  collectionOf,
  type EntryOf,
  type Kind,
  storedKind,
} from "#server/storage/journal/collections.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";
import type { PageContent, Section } from "./page-format.ts";
import { upgradeEntry, type Validation } from "./upgrade-entry.ts";

export interface Stored<Entry> {
  readonly entry: Entry;
  readonly revision: number;
}

/** An entry that no schema of this release accepts; stored unchanged, as a later release may read it. */
export interface Unreadable extends Validation {
  readonly revision: number;
  readonly entry: unknown;
  /** Its natural key, if it has one. */
  readonly key: string | null;
}

/** A decrypted page. Only the sections that are read are parsed, and only changed ones are encoded again. */
export interface OpenPage {
  readonly name: string;
  /** The entries of a kind by natural key. */
  readonly entries: <K extends Kind>(kind: K) => ReadonlyMap<string, Stored<EntryOf<K>>>;
  readonly unreadable: (kind: Kind) => readonly Unreadable[];
  readonly findById: <K extends Kind>(kind: K, id: string) => Stored<EntryOf<K>> | null;
  /** The number of entries of a kind, including unreadable ones. */
  readonly count: (kind: Kind) => number;
  /** Inserts or replaces; returns whether the entry is new. */
  readonly set: <K extends Kind>(kind: K, key: string, stored: Stored<EntryOf<K>>) => boolean;
  readonly remove: (kind: Kind, key: string) => boolean;
  /** Removes the entries, readable or not, that the predicate accepts; returns how many. */
  readonly removeWhere: (
    kind: Kind,
    isRemoved: (entry: { readonly revision: number; readonly entry: unknown }) => boolean,
  ) => number;
  readonly isChanged: () => boolean;
  readonly content: () => PageContent;
}

interface Opened {
  readonly entries: Map<string, Stored<unknown>>;
  unreadable: Unreadable[];
  isChanged: boolean;
}

export function openPage({ name, sections }: PageContent): OpenPage {
  const openedKinds = new Map<Kind, Opened>();
  const sectionsOf = (kind: Kind) => {
    const stored = storedKind(kind);
    return sections.filter((section) => section.kind === stored);
  };
  const open = (kind: Kind): Opened => {
    const opened = openedKinds.get(kind) ?? openSections(kind, sectionsOf(kind));
    openedKinds.set(kind, opened);
    return opened;
  };
  const isIn = (kind: Kind, text: string) =>
    openedKinds.has(kind) || sectionsOf(kind).some((each) => each.text.includes(text));
  return {
    name,
    entries: (kind) => open(kind).entries as Map<string, never>,
    unreadable: (kind) => open(kind).unreadable,
    findById: (kind, id) => {
      if (!isIn(kind, JSON.stringify(id))) return null;
      for (const stored of open(kind).entries.values()) {
        if ((stored.entry as { id?: string }).id === id) return stored as never;
      }
      return null;
    },
    count: (kind) => {
      const opened = openedKinds.get(kind);
      if (opened) return opened.entries.size + opened.unreadable.length;
      return sectionsOf(kind).reduce((sum, { count }) => sum + count, 0);
    },
    set: (kind, key, stored) => {
      const opened = open(kind);
      const isNew = !opened.entries.has(key);
      opened.entries.set(key, stored);
      opened.unreadable = opened.unreadable.filter((each) => each.key !== key);
      opened.isChanged = true;
      return isNew;
    },
    remove: (kind, key) => {
      const opened = open(kind);
      const isRemoved = opened.entries.delete(key);
      opened.isChanged ||= isRemoved;
      return isRemoved;
    },
    removeWhere: (kind, isRemoved) => removeWhere(open(kind), isRemoved),
    isChanged: () => [...openedKinds.values()].some(({ isChanged }) => isChanged),
    content: () => ({ name, sections: currentSections(sections, openedKinds) }),
  };
}

function openSections(kind: Kind, sections: readonly Section[]): Opened {
  const collection = collectionOf(kind);
  const entries = new Map<string, Stored<unknown>>();
  const unreadable: Unreadable[] = [];
  for (const { version, mark, text } of sections) {
    for (const [revision, stored] of JSON.parse(text) as [number, unknown][]) {
      try {
        const entry = upgradeEntry(collection, { version, mark }, stored);
        entries.set(collection.naturalKey(entry), { entry, revision });
      } catch {
        unreadable.push({ version, mark, revision, entry: stored, key: keyIn(kind, stored) });
      }
    }
  }
  return { entries, unreadable, isChanged: false };
}

function keyIn(kind: Kind, stored: unknown): string | null {
  try {
    return collectionOf(kind).naturalKey(stored as never);
  } catch {
    return null;
  }
}

function removeWhere(
  opened: Opened,
  isRemoved: (entry: { readonly revision: number; readonly entry: unknown }) => boolean,
): number {
  const { entries, unreadable } = opened;
  const keys = [...entries].flatMap(([key, stored]) => (isRemoved(stored) ? [key] : []));
  for (const key of keys) entries.delete(key);
  opened.unreadable = unreadable.filter((each) => !isRemoved(each));
  const removed = keys.length + unreadable.length - opened.unreadable.length;
  opened.isChanged ||= removed > 0;
  return removed;
}

function currentSections(
  sections: readonly Section[],
  openedKinds: ReadonlyMap<Kind, Opened>,
): Section[] {
  const changed = [...openedKinds].filter(([, { isChanged }]) => isChanged);
  const names = new Set(changed.map(([kind]) => storedKind(kind)));
  return [
    ...sections.filter(({ kind }) => !names.has(kind)),
    ...changed.flatMap(([kind, opened]) => sectionsFrom(kind, opened)),
  ];
}

function sectionsFrom(kind: Kind, { entries, unreadable }: Opened): Section[] {
  const { schema, version } = collectionOf(kind);
  const name = storedKind(kind);
  const current = sectionOf(name, { version, mark: schemaMark(schema) }, [...entries.values()]);
  const others = unreadable.map((each) => sectionOf(name, each, [each]));
  return [current, ...others].filter(({ count }) => count > 0);
}

function sectionOf(
  kind: string,
  { version, mark = "" }: Validation,
  stored: readonly Stored<unknown>[],
): Section {
  const text = JSON.stringify(stored.map(({ revision, entry }) => [revision, entry]));
  return { kind, version, mark, count: stored.length, text };
}
