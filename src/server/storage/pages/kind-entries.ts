import {
  collectionOf,
  type EntryOf,
  type Kind,
  storedKind,
} from "#server/storage/journal/collections.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";
import type { Section } from "./page-format.ts";
import { isCurrent, upgradeEntry, type Validation } from "./upgrade-entry.ts";

export interface Stored<Entry> {
  readonly entry: Entry;
  readonly revision: number;
}

/** An entry that no schema of this release accepts; stored unchanged, as a later release may read it. */
export interface Unreadable extends Validation, Stored<unknown> {
  readonly key: string | null;
}

export interface KindEntries<Entry> {
  readonly all: () => ReadonlyMap<string, Stored<Entry>>;
  readonly unreadable: () => readonly Unreadable[];
  readonly find: (key: string) => Stored<Entry> | null;
  readonly findById: (id: string) => Stored<Entry> | null;
  readonly count: () => number;
  readonly set: (key: string, stored: Stored<Entry>) => void;
  readonly remove: (key: string) => boolean;
  readonly removeWhere: (isRemoved: (entry: Stored<unknown>) => boolean) => number;
  readonly isChanged: () => boolean;
  readonly sections: () => readonly Section[];
}

interface Parsed {
  readonly entries: Map<string, Stored<unknown>>;
  unreadable: Unreadable[];
}

/** From here on, parsing all entries takes less time than searching their text. */
const MOST_SEARCHES = 10;

/** A few entries are found and replaced in the text; what needs more parses all of them, once. */
export function openKind<K extends Kind>(
  kind: K,
  stored: readonly Section[],
): KindEntries<EntryOf<K>> {
  const { isOnly } = collectionOf(kind);
  const isSearchable = !isOnly && stored.every((section) => isCurrent(collectionOf(kind), section));
  let lines: string[] | null = null;
  let parsed: Parsed | null = null;
  let isChanged = false;
  let searches = 0;

  const current = () => (lines && isChanged ? sectionsFrom(kind, lines, []) : stored);
  const parse = (): Parsed => {
    parsed ??= parseSections(kind, current());
    return parsed;
  };
  /** The text of each entry, while searching the texts is faster than parsing the page. */
  const searchable = (): string[] | null => {
    searches += 1;
    if (parsed || !isSearchable || searches > MOST_SEARCHES) return null;
    lines ??= stored.flatMap(linesOf);
    return lines;
  };
  const entries: KindEntries<unknown> = {
    all: () => parse().entries,
    unreadable: () => (isSearchable ? [] : parse().unreadable),
    find: (key) => {
      const texts = searchable();
      if (!texts) return parse().entries.get(key) ?? null;
      const text = texts[indexOfKey(kind, texts, key)];
      return text === undefined ? null : readLine(text);
    },
    findById: (id) => {
      const quoted = JSON.stringify(id);
      const hasIt = (text: string) => text.includes(quoted);
      if (!parsed && !isChanged && !stored.some(({ text }) => hasIt(text))) return null;
      const candidates = searchable()?.filter(hasIt).map(readLine) ?? parse().entries.values();
      return [...candidates].find(({ entry }) => (entry as { id?: string }).id === id) ?? null;
    },
    count: () => {
      if (parsed) return parsed.entries.size + parsed.unreadable.length;
      return current().reduce((sum, { count }) => sum + count, 0);
    },
    set: (key, next) => {
      const texts = searchable();
      if (texts) {
        const index = indexOfKey(kind, texts, key);
        texts[index < 0 ? texts.length : index] = lineOf(next);
      } else {
        const all = parse();
        all.entries.set(key, next);
        all.unreadable = all.unreadable.filter((each) => each.key !== key);
      }
      isChanged = true;
    },
    remove: (key) => {
      const isRemoved = parse().entries.delete(key);
      isChanged ||= isRemoved;
      return isRemoved;
    },
    removeWhere: (isRemoved) => {
      const removed = removeWhere(parse(), isRemoved);
      isChanged ||= removed > 0;
      return removed;
    },
    isChanged: () => isChanged,
    sections: () => {
      if (!isChanged || !parsed) return current();
      return sectionsFrom(kind, [...parsed.entries.values()].map(lineOf), parsed.unreadable);
    },
  };
  return entries as KindEntries<EntryOf<K>>;
}

const lineOf = ({ revision, entry }: Stored<unknown>) => JSON.stringify([revision, entry]);

function readLine(line: string): Stored<unknown> {
  const [revision, entry]: [number, unknown] = JSON.parse(line);
  return { entry, revision };
}

// JSON has no line break within a text, so this separates entries alone.
const SEPARATOR = ",\n";

const linesOf = ({ text }: Section) => text.slice(1, -1).split(SEPARATOR);

/** Parses only those that contain each part of the natural key; -1 if there is none. */
function indexOfKey(kind: Kind, lines: readonly string[], key: string): number {
  const parts = key.split(" ").map((part) => JSON.stringify(part).slice(1, -1));
  return lines.findIndex(
    (line) =>
      parts.every((part) => line.includes(part)) &&
      collectionOf(kind).naturalKey(readLine(line).entry as never) === key,
  );
}

function parseSections(kind: Kind, sections: readonly Section[]): Parsed {
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
  return { entries, unreadable };
}

function keyIn(kind: Kind, stored: unknown): string | null {
  try {
    return collectionOf(kind).naturalKey(stored as never);
  } catch {
    return null;
  }
}

function removeWhere(parsed: Parsed, isRemoved: (entry: Stored<unknown>) => boolean): number {
  const { entries, unreadable } = parsed;
  const keys = [...entries].flatMap(([key, stored]) => (isRemoved(stored) ? [key] : []));
  for (const key of keys) entries.delete(key);
  parsed.unreadable = unreadable.filter((each) => !isRemoved(each));
  return keys.length + unreadable.length - parsed.unreadable.length;
}

function sectionsFrom(
  kind: Kind,
  lines: readonly string[],
  unreadable: readonly Unreadable[],
): Section[] {
  const { schema, version } = collectionOf(kind);
  const current = sectionOf(kind, { version, mark: schemaMark(schema) }, lines);
  const others = unreadable.map((each) => sectionOf(kind, each, [lineOf(each)]));
  return [current, ...others].filter(({ count }) => count > 0);
}

const sectionOf = (
  kind: Kind,
  { version, mark = "" }: Validation,
  lines: readonly string[],
): Section => ({
  ...{ kind: storedKind(kind), version, mark, count: lines.length },
  text: `[${lines.join(SEPARATOR)}]`,
});
