import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { type CalendarDay, monthsBetween } from "#domain/days/calendar-day.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { Stored } from "#server/storage/pages/kind-entries.ts";
import type { OpenPage } from "#server/storage/pages/open-page.ts";
import { createPages, type Pages } from "#server/storage/pages/pages.ts";
import {
  collectionOf,
  type EntryOf,
  isMonthly,
  type Kind,
  LASTING,
  pageOfKey,
} from "../collections.ts";
import { describeDamaged, describeUnreadable } from "../damaged-entry.ts";

export type { Stored };

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface Inspection<K extends Kind> {
  readonly entries: readonly EntryOf<K>[];
  readonly damaged: readonly DamagedEntry[];
}

export interface Reader {
  readonly find: <K extends Kind>(kind: K, naturalKey: string) => Promise<EntryOf<K> | null>;
  /** Unordered. With `days`, the entries of those days, both ends included. */
  readonly list: <K extends Kind>(kind: K, days?: Days) => Promise<EntryOf<K>[]>;
  readonly hasLeftOut: () => boolean;
  readonly listStored: <K extends Kind>(kind: K, days?: Days) => Promise<Stored<EntryOf<K>>[]>;
}

export interface StoredReader extends Reader {
  readonly findStored: <K extends Kind>(
    kind: K,
    naturalKey: string,
  ) => Promise<Stored<EntryOf<K>> | null>;
  readonly findById: <K extends Kind>(kind: K, id: string) => Promise<Stored<EntryOf<K>> | null>;
  /** The months that may have entries of a kind, newest first. */
  readonly months: (kind: Kind) => Promise<readonly string[]>;
  readonly inspect: <K extends Kind>(kind: K) => Promise<Inspection<K>>;
  /** Pages that cannot be opened, so that their entries are unknown. */
  readonly damaged: () => Promise<DamagedEntry[]>;
  readonly count: (kind: Kind) => Promise<number>;
}

export const createReader = (db: Database, owner: Owner): StoredReader =>
  readerOf(db, owner, createPages(db, owner));

export function readerOf(db: Database, owner: Owner, pages: Pages): StoredReader {
  let hasLeftOut = false;
  const entriesIn = <K extends Kind>(kind: K, page: OpenPage) => {
    const entries = page.of(kind);
    hasLeftOut ||= entries.unreadable().length > 0;
    return entries;
  };
  const search = async <Found>(kind: Kind, find: (page: OpenPage) => Found | null | undefined) => {
    for await (const page of newestFirst(pages, kind)) {
      const found = find(page);
      if (found) return found;
    }
    return null;
  };
  const findStored: StoredReader["findStored"] = async (kind, naturalKey) => {
    const name = pageOfKey(kind, naturalKey);
    const find = (page: OpenPage) => entriesIn(kind, page).find(naturalKey);
    if (name === null) return search(kind, find);
    const [page] = await pages.open([name]);
    return (page && find(page)) ?? null;
  };
  const listStored: StoredReader["listStored"] = async (kind, days) => {
    const opened = await openPages(pages, kind, days);
    const all = opened.flatMap((page) => [...entriesIn(kind, page).all().values()]);
    const { day } = collectionOf(kind);
    return days ? all.filter(({ entry }) => isWithin(day(entry), days)) : all;
  };
  return {
    findStored,
    listStored,
    findById: (kind, id) => search(kind, (page) => page.of(kind).findById(id)),
    hasLeftOut: () => hasLeftOut || pages.hasLeftOut(),
    find: async (kind, naturalKey) => (await findStored(kind, naturalKey))?.entry ?? null,
    list: async (kind, days) => (await listStored(kind, days)).map(({ entry }) => entry),
    count: (kind) => countEntries(pages, kind),
    months: async (kind) =>
      isMonthly(kind) ? pages.months() : monthsOf(kind, await listStored(kind)),
    inspect: async (kind) => {
      const entries = await listStored(kind);
      const opened = await openPages(pages, kind);
      return {
        entries: entries.map(({ entry }) => entry),
        damaged: opened.flatMap((page) => describeUnreadable(owner.vault, kind, page)),
      };
    },
    damaged: () => describeDamaged(db, owner, pages),
  };
}

export const countEntries = async (pages: Pages, kind: Kind): Promise<number> =>
  (await openPages(pages, kind)).reduce((sum, page) => sum + page.of(kind).count(), 0);

function monthsOf<K extends Kind>(kind: K, stored: readonly Stored<EntryOf<K>>[]): string[] {
  const { day } = collectionOf(kind);
  const months = new Set(stored.map(({ entry }) => (day(entry) ?? "").slice(0, 7)));
  return [...months].sort().reverse();
}

// A longer range reads every month and is filtered afterwards, which is faster than listing its months.
const MOST_MONTHS = 36;

function openPages(pages: Pages, kind: Kind, days?: Days): Promise<readonly OpenPage[]> {
  if (!isMonthly(kind)) return pages.open([LASTING]);
  const months = days ? monthsBetween(days.from, days.to) : [];
  if (!days || months.length > MOST_MONTHS) return pages.openAll();
  return pages.open(months);
}

/** How many months are opened at a time: what is changed by id is mostly new. */
const FIRST_MONTHS = 2;

async function* newestFirst(pages: Pages, kind: Kind): AsyncGenerator<OpenPage> {
  if (!isMonthly(kind)) return yield* await pages.open([LASTING]);
  const months = await pages.months();
  yield* await pages.open(months.slice(0, FIRST_MONTHS));
  if (months.length > FIRST_MONTHS) yield* await pages.openAll();
}

const isWithin = (day: CalendarDay | null, days: Days) =>
  day !== null && day >= days.from && day <= days.to;
