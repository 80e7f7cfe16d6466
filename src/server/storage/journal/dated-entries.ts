import type { Revised } from "#contract/entry.ts";
import type { Range } from "#contract/ranges.ts";
import { type CalendarDay, calendarDay, dayMeant } from "#domain/calendar-day.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import type { Owner } from "#server/storage/owner.ts";
import { collections, type EntryOf, type Kind } from "./collections.ts";
import { withoutGaps, withoutUndefined } from "./field-gaps.ts";
import type { Days, Journal, Stored, StoredReader, Writer } from "./journal.ts";
import {
  answerOf,
  existing,
  type Precondition,
  removeEntry,
  replaceEntry,
} from "./replace-entry.ts";

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
export type Sent<Entry> = {
  readonly [Field in Exclude<keyof Entry, "date">]?: Entry[Field] | null | undefined;
} & {
  readonly date?: string | undefined;
};

/** Who calls, on which day of theirs, and what they have read of the entry. */
export interface EntryCall extends HerDay, Precondition {
  readonly owner: Owner;
}

export interface DatedEntries<Entry> {
  readonly list: (owner: Owner, range: Range) => Promise<Revised<Entry>[]>;
  /** @throws AppError `not_found` */
  readonly ofDay: (owner: Owner, day: CalendarDay) => Promise<Revised<Entry>>;
  /** @throws AppError `invalid_input`, `conflict` */
  readonly save: (call: EntryCall, sent: Sent<Entry>) => Promise<Revised<Entry>>;
  /** @throws AppError `not_found`, `invalid_input`, `conflict` */
  readonly change: (call: EntryCall, id: string, sent: Sent<Entry>) => Promise<Revised<Entry>>;
  /** @throws AppError `not_found`, `conflict` */
  readonly remove: (call: EntryCall, id: string) => Promise<null>;
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

  return {
    list: async (owner, range) => {
      const stored = await journal.read(owner).listStored(kind, daysOf(range));
      return newestFirst(stored.map(answerOf), (entry) => entry as Dated);
    },
    ofDay: async (owner, day) => {
      const [stored] = await journal.read(owner).listStored(kind, { from: day, to: day });
      if (!stored) throw notFound();
      return answerOf(stored);
    },
    save: (call, sent) =>
      journal.write(call.owner, async (writer) => {
        const id = (sent as { id?: string }).id ?? crypto.randomUUID();
        const draft = withoutGaps({ ...sent, id, date: dayOf(sent.date, call) }) as Entry;
        const before = await writer.findStored(kind, naturalKey(draft));
        const after: Entry = before ? { ...draft, id: (before.entry as Dated).id } : draft;
        const { expectedRevision } = call;
        return replaceEntry(writer, kind, { before, after, expectedRevision }, () => check(after));
      }),
    change: (call, id, sent) =>
      journal.write(call.owner, async (writer) => {
        const { expectedRevision } = call;
        const before = existing(await findById(writer, kind, id, call), expectedRevision);
        const date =
          sent.date === undefined ? (before.entry as Dated).date : dayOf(sent.date, call);
        const fields = { ...before.entry, ...withoutUndefined(sent), id, date };
        const after = withoutGaps(fields) as Entry;
        return replaceEntry(writer, kind, { before, after, expectedRevision }, async () => {
          check(after);
          await leave(writer, kind, naturalKey(before.entry), naturalKey(after));
        });
      }),
    remove: (call, id) =>
      journal.write(call.owner, async (writer) =>
        removeEntry(writer, kind, await findById(writer, kind, id, call), call),
      ),
  };
}

/** Frees the place an entry had, when it moves to another that is free. */
async function leave(writer: Writer, kind: Kind, from: string, to: string): Promise<void> {
  if (from === to) return;
  if (await writer.find(kind, to)) {
    throw invalidField("date", "taken");
  }
  await writer.remove(kind, from);
}

/**
 * The entry of this identifier. Where that is not its key, the revision at which the caller read it
 * leads to it; only a caller who does not say, or has read an old one, costs opening all.
 */
async function findById<K extends DatedKind>(
  reader: StoredReader,
  kind: K,
  id: string,
  { expectedRevision }: Precondition,
): Promise<Stored<EntryOf<K>> | null> {
  if (collections[kind].isKeyedById) return reader.findStored(kind, id);
  const isIt = ({ entry }: Stored<EntryOf<K>>) => (entry as Dated).id === id;
  const read = expectedRevision === null ? [] : await reader.listWrittenAt(kind, expectedRevision);
  return read.find(isIt) ?? (await reader.listStored(kind)).find(isIt) ?? null;
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
