import type * as z from "zod/mini";
import { UPLOADS_MAX_COUNT } from "#contract/entries/uploads.ts";
import { type EntryOf, entrySchemas } from "#contract/entry-schemas.ts";
import { type EntryKind, entryKinds, type KindName, kindNames } from "#contract/kinds.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { withDayOfAge } from "./reading/day-of-age.ts";

export type { EntryOf };
export type Kind = KindName;
export { kindNames as kinds };

export interface Collection<Entry = unknown> {
  readonly schema: z.ZodMiniType<Entry>;
  readonly exportedAs: string;
  /** Whether an account has just one entry, with the natural key `ONLY`. */
  readonly isOnly: boolean;
  readonly mostEntries: number;
  /** Raised when the schema changes; older entries are upgraded when decrypted. */
  readonly version: number;
  /** `upgrades[n]` converts an entry of version n to version n + 1. */
  readonly upgrades: Readonly<Record<number, (older: unknown) => unknown>>;
  /** Identifies an entry: a second write with the same key replaces the first. */
  readonly naturalKey: (entry: Entry) => string;
  readonly day: (entry: Entry) => CalendarDay | null;
  /** Possible natural keys of entries of a day; none if the day does not determine them. */
  readonly keysOfDay: (day: CalendarDay) => readonly string[];
}

/** Twenty years of one entry a day. */
const TWENTY_YEARS = 8_000;

export const ONLY = "only";

type Details<K extends Kind> = Partial<Omit<Collection<EntryOf<K>>, "schema" | "exportedAs">>;

/** What a kind's declaration in the contract does not determine. */
const details: { readonly [K in Kind]?: Details<K> } = {
  profile: { version: 2, upgrades: { 1: withDayOfAge } },
  lifeStage: { day: ({ from, to, toldOn }) => from ?? to ?? toldOn ?? null, mostEntries: 500 },
  cycle: { day: ({ startDay }) => startDay, mostEntries: 1_000 },
  symptom: {
    mostEntries: 5 * TWENTY_YEARS,
    keysOfDay: (day) => symptomTypes.map((type) => `${day} ${type}`),
  },
  medicine: { day: ({ startDate }) => startDate, mostEntries: 1_000 },
  dose: { mostEntries: 8 * TWENTY_YEARS },
  upload: { mostEntries: UPLOADS_MAX_COUNT },
  import: { mostEntries: 500 },
  sharedReport: { mostEntries: 500 },
  trustedView: { mostEntries: 50 },
};

type Fields = Readonly<Record<string, unknown>>;

function collectionFor(kind: Kind) {
  const { key, exportedAs }: EntryKind = entryKinds[kind];
  const isOnly = key.length === 0;
  return {
    schema: entrySchemas[kind],
    exportedAs,
    isOnly,
    mostEntries: isOnly ? 1 : TWENTY_YEARS,
    version: 1,
    upgrades: {},
    naturalKey: (entry: Fields) => (isOnly ? ONLY : key.map((name) => entry[name]).join(" ")),
    day: ({ date }: Fields) => date ?? null,
    keysOfDay: (day: CalendarDay) => (key.join() === "date" ? [day] : []),
    ...details[kind],
  };
}

// TypeScript cannot match an entry to a kind known only at run time.
export const collections = Object.fromEntries(
  kindNames.map((kind) => [kind, collectionFor(kind)]),
) as unknown as { readonly [K in Kind]: Collection<EntryOf<K>> };

export const collectionOf = <K extends Kind>(kind: K): Collection<EntryOf<K>> => collections[kind];

const olderNames: Partial<Record<Kind, string>> = {
  dailyLog: "pcosLog",
  measures: "metabolic",
  hairAndSkin: "bodyCheck",
};

/** The name is part of an entry's encryption: a renamed kind keeps its first name in storage. */
export const storedKind = (kind: Kind): string => olderNames[kind] ?? kind;

const kindsByStored = new Map(kindNames.map((kind) => [storedKind(kind), kind]));

export const findKindOfStored = (name: string): Kind | undefined => kindsByStored.get(name);

/** The page of everything that belongs to no month. */
export const LASTING = "lasting";

/** Whether a kind's entries lie in the page of their month, cycles in that of their first day. */
export const isMonthly = (kind: Kind): boolean => kind === "cycle" || placeOfDate(kind) >= 0;

/** Returns the page that an entry belongs to: its month, such as `2026-11`, or `LASTING`. */
export const pageOf = <K extends Kind>(kind: K, entry: EntryOf<K>): string =>
  (isMonthly(kind) && collectionOf(kind).day(entry)?.slice(0, MONTH_LENGTH)) || LASTING;

/** Like `pageOf`, by the natural key; `null` if the key does not tell. */
export function pageOfKey(kind: Kind, naturalKey: string): string | null {
  if (!isMonthly(kind)) return LASTING;
  return naturalKey.split(" ")[placeOfDate(kind)]?.slice(0, MONTH_LENGTH) ?? null;
}

const MONTH_LENGTH = "2026-11".length;

const placeOfDate = (kind: Kind): number => entryKinds[kind].key.indexOf("date" as never);
