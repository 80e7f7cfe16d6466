import type { Revised } from "#contract/kernel/entry.ts";
import type { Range } from "#contract/kernel/ranges.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import { type CalendarDay, dayMeant } from "#domain/days/calendar-day.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import type { Owner } from "#server/storage/owner.ts";
import { collections, type EntryOf, type Kind } from "./collections.ts";
import type { Journal, Writer } from "./journal.ts";
import { listEntries, type Page } from "./reading/list-entries.ts";
import {
  answerOf,
  existing,
  type Precondition,
  removeEntry,
  replaceEntry,
} from "./replace-entry.ts";

export type DatedKind = {
  [K in Kind]: EntryOf<K> extends { id: string; date: CalendarDay } ? K : never;
}[Kind];

export interface LocalDay {
  readonly today: CalendarDay;
  readonly timeZone: string;
}

export type EntryInput<Entry> = {
  readonly [Field in Exclude<keyof Entry, "date">]?: Entry[Field] | null | undefined;
} & {
  readonly date?: string | undefined;
};

export interface EntryCall extends LocalDay, Precondition {
  readonly owner: Owner;
}

export interface DatedEntries<Entry> {
  readonly list: (owner: Owner, query: Range, today: CalendarDay) => Promise<Page<Revised<Entry>>>;
  readonly ofDay: (owner: Owner, day: CalendarDay) => Promise<Revised<Entry>>;
  readonly save: (call: EntryCall, input: EntryInput<Entry>) => Promise<Revised<Entry>>;
  readonly change: (
    call: EntryCall,
    id: string,
    input: EntryInput<Entry>,
  ) => Promise<Revised<Entry>>;
  readonly remove: (call: EntryCall, id: string) => Promise<null>;
}

type Dated = { readonly id: string; readonly date: CalendarDay };

/**
 * Saving under an existing natural key (a day, or day and type) replaces the entry, keeping its id.
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
    list: (owner, query, today) => listEntries(journal.read(owner), kind, query, today),
    ofDay: async (owner, day) => {
      const [stored] = await journal.read(owner).listStored(kind, { from: day, to: day });
      if (!stored) throw notFound();
      return answerOf(stored);
    },
    save: (call, input) =>
      journal.write(call.owner, async (writer) => {
        const id = (input as { id?: string }).id ?? crypto.randomUUID();
        const draft = withoutGaps({ ...input, id, date: dayOf(input.date, call) }) as Entry;
        const before = await writer.findStored(kind, naturalKey(draft));
        const after: Entry = before ? { ...draft, id: (before.entry as Dated).id } : draft;
        const { expectedRevision } = call;
        return replaceEntry(writer, kind, { before, after, expectedRevision }, () => check(after));
      }),
    change: (call, id, input) =>
      journal.write(call.owner, async (writer) => {
        const { expectedRevision } = call;
        const before = existing(await writer.findById(kind, id), expectedRevision);
        const date =
          input.date === undefined ? (before.entry as Dated).date : dayOf(input.date, call);
        const fields = { ...before.entry, ...withoutUndefined(input), id, date };
        const after = withoutGaps(fields) as Entry;
        return replaceEntry(writer, kind, { before, after, expectedRevision }, async () => {
          check(after);
          await freeKey(writer, kind, naturalKey(before.entry), naturalKey(after));
        });
      }),
    remove: (call, id) =>
      journal.write(call.owner, async (writer) =>
        removeEntry(writer, kind, await writer.findById(kind, id), call),
      ),
  };
}

/** Deletes the row of an entry that moves to another natural key, unless that is taken. */
async function freeKey(writer: Writer, kind: Kind, from: string, to: string): Promise<void> {
  if (from === to) return;
  if (await writer.find(kind, to)) {
    throw invalidField("date", "taken");
  }
  await writer.remove(kind, from);
}

/** Today by default. @throws AppError `invalid_input` */
export function dayOf(input: string | undefined, { today, timeZone }: LocalDay): CalendarDay {
  const day = dayMeant(input ?? today, timeZone);
  if (day > today) throw invalidField("date", "in_future");
  return day;
}
