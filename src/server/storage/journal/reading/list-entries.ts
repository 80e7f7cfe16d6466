import type { Revised } from "#contract/kernel/entry.ts";
import type { Range } from "#contract/kernel/ranges.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  FIRST_DAY,
  LAST_DAY,
} from "#domain/days/calendar-day.ts";
import { monthOf } from "#domain/days/week-and-month.ts";
import { inSlices } from "#server/storage/slices.ts";
import { collectionOf, type EntryOf, type Kind } from "../collections.ts";
import { answerOf } from "../replace-entry.ts";
import { newestFirst } from "./newest-first.ts";
import type { Days, StoredReader } from "./reader.ts";

/** Entries of a list, and the day before which the next page continues; `null` at the end. */
export class Page<Entry> {
  readonly entries: Entry[];
  readonly before: CalendarDay | null;

  constructor(entries: Entry[], before: CalendarDay | null) {
    this.entries = entries;
    this.before = before;
  }
}

/** Decrypts one month at a time. With a limit, stops after the day on which it is reached. */
export async function listEntries<K extends Kind>(
  reader: StoredReader,
  kind: K,
  query: Range,
  today: CalendarDay,
): Promise<Page<Revised<EntryOf<K>>>> {
  const dayOf = (entry: EntryOf<K>) => collectionOf(kind).day(entry) ?? FIRST_DAY;
  const read = async (days: Days | undefined) => {
    const stored = await reader.listStored(kind, days);
    const sorted = await newestFirst(stored, ({ entry }) => dayOf(entry));
    return inSlices(sorted, answerOf);
  };
  const days = daysOf(query, today);
  if (query.limit === undefined) return new Page(await read(days), null);
  const { from, to } = days ?? ALL_DAYS;
  const months = (await reader.months(kind)).filter(
    (month) => month >= from.slice(0, 7) && month <= to.slice(0, 7),
  );
  const entries: Revised<EntryOf<K>>[] = [];
  let lastDay: CalendarDay | null = null;
  for (const month of months) {
    for (const entry of await read(daysOfMonth(month))) {
      const day = dayOf(entry);
      if (day < from || day > to) continue;
      if (entries.length >= query.limit && day !== lastDay) return new Page(entries, lastDay);
      entries.push(entry);
      lastDay = day;
    }
  }
  return new Page(entries, null);
}

const ALL_DAYS: Days = { from: FIRST_DAY, to: LAST_DAY };

function daysOfMonth(month: string): Days {
  const { first: from, last: to } = monthOf(calendarDay(`${month}-01`));
  return { from, to };
}

/** Time zones differ by up to 26 hours, so an entry may be dated two days after today. */
const LATEST_DAYS_AHEAD = 2;

/** Adds an end if `to` is missing, so that it covers few months; `undefined` for all. */
function daysOf({ from, to, before }: Range, today: CalendarDay): Days | undefined {
  if (!from && !to && !before) return undefined;
  const last = before ? addDays(before, -1) : (to ?? addDays(today, LATEST_DAYS_AHEAD));
  return { from: from ?? FIRST_DAY, to: to && to < last ? to : last };
}
