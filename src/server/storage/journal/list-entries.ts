import type { Revised } from "#contract/kernel/entry.ts";
import type { Range } from "#contract/kernel/ranges.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  FIRST_DAY,
  LAST_DAY,
} from "#domain/days/calendar-day.ts";
import { inSlices } from "#server/storage/slices.ts";
import { collectionOf, type EntryOf, type Kind } from "./collections.ts";
import { newestFirst } from "./newest-first.ts";
import type { Days, StoredReader } from "./reader.ts";
import { answerOf } from "./replace-entry.ts";

/** Some entries of a list, and the day before which the next ones lie; `null` at its end. */
export class Page<Entry> {
  readonly entries: Entry[];
  readonly before: CalendarDay | null;

  constructor(entries: Entry[], before: CalendarDay | null) {
    this.entries = entries;
    this.before = before;
  }
}

/**
 * The entries of a range as the API answers them, newest first. With a limit, whole days until there
 * are so many: a month is opened after the other, and none beyond the page.
 */
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
    (month) => month >= monthOf(from) && month <= monthOf(to),
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

const monthOf = (day: CalendarDay) => day.slice(0, 7);

const DAYS_INTO_NEXT_MONTH = 31;

function daysOfMonth(month: string): Days {
  const from = calendarDay(`${month}-01`);
  const next = calendarDay(`${monthOf(addDays(from, DAYS_INTO_NEXT_MONTH))}-01`);
  return { from, to: addDays(next, -1) };
}

/**
 * Time zones differ by up to 26 hours: an entry of her today may be dated two days after the today
 * of the zone she reads it in. An open range ends there.
 */
const LATEST_DAYS_AHEAD = 2;

/** The days of a range, closed where `to` is missing so that it names few months; `undefined` for all. */
function daysOf({ from, to, before }: Range, today: CalendarDay): Days | undefined {
  if (!from && !to && !before) return undefined;
  const last = before ? addDays(before, -1) : (to ?? addDays(today, LATEST_DAYS_AHEAD));
  return { from: from ?? FIRST_DAY, to: to && to < last ? to : last };
}
