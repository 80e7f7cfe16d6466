import {
  collectionOf,
  type EntryOf,
  type Kind,
  storedKind,
} from "#server/storage/journal/collections.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";
import { countOf, type Section } from "./page-format.ts";
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
  const collection = collectionOf(kind);
  const isSearchable =
    !collection.isOnly && stored.length <= 1 && stored.every((each) => isCurrent(collection, each));
  let edited: readonly Section[] = stored;
  let parsed: Parsed | null = null;
  let isChanged = false;
  let searches = 0;

  const parse = (): Parsed => {
    parsed ??= parseSections(kind, edited);
    return parsed;
  };
  /** Whether searching the text is faster than parsing the page. */
  const isSearched = (): boolean => {
    searches += 1;
    return !parsed && isSearchable && searches <= MOST_SEARCHES;
  };
  const text = () => edited[0]?.text ?? "";
  const lineOfKey = (key: string) => {
    // Only a line that contains each part of the natural key is parsed.
    const parts = key.split(" ").map((part) => JSON.stringify(part).slice(1, -1));
    return findLine(text(), parts, (entry) => collection.naturalKey(entry as never) === key);
  };
  const entries: KindEntries<unknown> = {
    all: () => parse().entries,
    unreadable: () => (isSearchable ? [] : parse().unreadable),
    find: (key) => (isSearched() ? lineOfKey(key)?.stored : parse().entries.get(key)) ?? null,
    findById: (id) => {
      const quoted = JSON.stringify(id);
      if (!parsed && !edited.some(({ text }) => text.includes(quoted))) return null;
      const hasId = (entry: unknown) => (entry as { id?: string }).id === id;
      if (isSearched()) return findLine(text(), [quoted], hasId)?.stored ?? null;
      return [...parse().entries.values()].find(({ entry }) => hasId(entry)) ?? null;
    },
    count: () => (parsed ? parsed.entries.size + parsed.unreadable.length : countOf(edited)),
    set: (key, next) => {
      if (isSearched()) {
        edited = [withLine(edited[0] ?? currentSection(kind, []), lineOfKey(key), lineOf(next))];
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
    sections: () => (isChanged && parsed ? sectionsFrom(kind, parsed) : edited),
  };
  return entries as KindEntries<EntryOf<K>>;
}

const lineOf = ({ revision, entry }: Stored<unknown>) => JSON.stringify([revision, entry]);

// JSON has no line break within a text, so this separates entries alone.
const SEPARATOR = ",\n";

/** Returns the first entry that is sought, of those whose text contains each part, and its place. */
function findLine(text: string, parts: readonly string[], isSought: (entry: unknown) => boolean) {
  const [first = ""] = parts;
  for (let at = text.indexOf(first); at >= 0 && at < text.length; ) {
    const from = text.lastIndexOf("\n", at) + 1 || "[".length;
    const end = text.indexOf(SEPARATOR, at);
    const to = end < 0 ? text.length - "]".length : end;
    const line = text.slice(from, to);
    if (parts.every((part) => line.includes(part))) {
      const [revision, entry]: [number, unknown] = JSON.parse(line);
      if (isSought(entry)) return { stored: { entry, revision }, from, to };
    }
    at = text.indexOf(first, to + 1);
  }
  return null;
}

function withLine(section: Section, place: ReturnType<typeof findLine>, line: string): Section {
  const { text, count } = section;
  if (place) return { ...section, text: text.slice(0, place.from) + line + text.slice(place.to) };
  const before = count === 0 ? "[" : text.slice(0, -1) + SEPARATOR;
  return { ...section, count: count + 1, text: `${before}${line}]` };
}

function parseSections(kind: Kind, sections: readonly Section[]): Parsed {
  const collection = collectionOf(kind);
  const entries = new Map<string, Stored<unknown>>();
  const unreadable: Unreadable[] = [];
  for (const { version, mark, text } of sections) {
    const isSame = isCurrent(collection, { version, mark });
    for (const [revision, stored] of JSON.parse(text) as [number, never][]) {
      try {
        const entry = isSame ? stored : upgradeEntry(collection, { version, mark }, stored);
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

function sectionsFrom(kind: Kind, { entries, unreadable }: Parsed): Section[] {
  const current = currentSection(kind, [...entries.values()].map(lineOf));
  const others = unreadable.map((each) => sectionOf(kind, each, [lineOf(each)]));
  return [current, ...others].filter(({ count }) => count > 0);
}

function currentSection(kind: Kind, lines: readonly string[]): Section {
  const { schema, version } = collectionOf(kind);
  return sectionOf(kind, { version, mark: schemaMark(schema) }, lines);
}

const sectionOf = (
  kind: Kind,
  { version, mark = "" }: Validation,
  lines: readonly string[],
): Section => ({
  kind: storedKind(kind),
  version,
  mark,
  count: lines.length,
  text: `[${lines.join(SEPARATOR)}]`,
});
