import type { Range } from "#contract/ranges.ts";
import { type CalendarDay, calendarDay, dayMeant } from "#domain/calendar-day.ts";
import { invalidField } from "#server/http/app-error.ts";
import type { Owner } from "#server/http/owner.ts";
import { notFound } from "#server/http/problems.ts";
import { collections, type EntryOf, type Kind } from "./collections.ts";
import { withoutGaps, withoutUndefined } from "./field-gaps.ts";
import type { Days, Journal, Reader } from "./journal.ts";

/** Kinds whose entries carry an id and the day they belong to. */
export type DatedKind = {
  [K in Kind]: EntryOf<K> extends { id: string; date: CalendarDay } ? K : never;
}[Kind];

/** Her own day and zone, by which a timestamp becomes a calendar day. */
export interface HerDay {
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/** What came over the wire for an entry: its fields, with the day still as she sent it. */
type Sent<Entry> = {
  readonly [Field in Exclude<keyof Entry, "date">]?: Entry[Field] | null | undefined;
} & {
  readonly date?: string | undefined;
};

export interface DatedEntries<Entry> {
  readonly list: (owner: Owner, range: Range) => Promise<Entry[]>;
  /** @throws AppError `not_found` */
  readonly ofDay: (owner: Owner, day: CalendarDay) => Promise<Entry>;
  /** @throws AppError `invalid_input` */
  readonly save: (owner: Owner, her: HerDay, sent: Sent<Entry>) => Promise<Entry>;
  /** @throws AppError `not_found`, `invalid_input` */
  readonly change: (owner: Owner, her: HerDay, id: string, sent: Sent<Entry>) => Promise<Entry>;
  /** @throws AppError `not_found` */
  readonly remove: (owner: Owner, id: string) => Promise<null>;
}

type Dated = { readonly id: string; readonly date: CalendarDay };

/**
 * What every dated kind can do. Saving twice under one natural key (a day, or a day and a type)
 * replaces the first entry and keeps its id.
 */
export function datedEntries<K extends DatedKind>(
  journal: Journal,
  kind: K,
  check: (entry: EntryOf<K>) => void = () => {},
): DatedEntries<EntryOf<K>> {
  type Entry = EntryOf<K>;
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const naturalKey = collections[kind].naturalKey as (entry: Entry) => string;
  const finish = (fields: object): Entry => {
    const entry = withoutGaps(fields) as Entry;
    check(entry);
    return entry;
  };
  const findById = async (reader: Reader, id: string): Promise<Entry> => {
    const entries: Entry[] = await reader.list(kind);
    const found = entries.find((entry) => (entry as Dated).id === id);
    if (!found) throw notFound();
    return found;
  };

  return {
    list: async (owner, range) =>
      newestFirst(await journal.read(owner).list(kind, daysOf(range)), (entry) => entry as Dated),
    ofDay: async (owner, day) => {
      const [entry] = await journal.read(owner).list(kind, { from: day, to: day });
      if (!entry) throw notFound();
      return entry;
    },
    save: (owner, her, sent) =>
      journal.write(owner, async (writer) => {
        const id = (sent as { id?: string }).id ?? crypto.randomUUID();
        const draft = finish({ ...sent, id, date: dayOf(sent.date, her) });
        const before = await writer.find(kind, naturalKey(draft));
        const entry: Entry = before ? { ...draft, id: (before as Dated).id } : draft;
        await writer.put(kind, entry);
        return entry;
      }),
    change: (owner, her, id, sent) =>
      journal.write(owner, async (writer) => {
        const before = await findById(writer, id);
        const date = sent.date === undefined ? (before as Dated).date : dayOf(sent.date, her);
        const after = finish({ ...before, ...withoutUndefined(sent), id, date });
        if (naturalKey(after) !== naturalKey(before)) {
          if (await writer.find(kind, naturalKey(after))) {
            throw invalidField("date", "taken");
          }
          await writer.remove(kind, naturalKey(before));
        }
        await writer.put(kind, after);
        return after;
      }),
    remove: (owner, id) =>
      journal.write(owner, async (writer) => {
        await writer.remove(kind, naturalKey(await findById(writer, id)));
        return null;
      }),
  };
}

/**
 * The day she meant, which is not in the future.
 * @throws AppError `invalid_input`
 */
export function dayOf(sent: string | undefined, { today, timeZone }: HerDay): CalendarDay {
  const day = dayMeant(sent ?? today, timeZone);
  if (day > today) throw invalidField("date", "in_future");
  return day;
}

const FIRST_DAY = calendarDay("1950-01-01");
const LAST_DAY = calendarDay("2099-12-31");

/** Every month of a life would be too many to name: an open end reads all and filters. */
export function daysOf({ from, to }: Range): Days | undefined {
  return from || to ? { from: from ?? FIRST_DAY, to: to ?? LAST_DAY } : undefined;
}

export function newestFirst<Entry>(
  entries: readonly Entry[],
  dated: (entry: Entry) => { readonly date: CalendarDay },
): Entry[] {
  return entries.toSorted((one, other) => dated(other).date.localeCompare(dated(one).date));
}
