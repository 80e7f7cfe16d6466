import {
  IMPORT_MAX_ENTRIES,
  type ImportAnswer,
  type ImportBody,
  ImportBodySchema,
  type ImportRefusal,
} from "#contract/account/imports.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { entryKinds } from "#contract/kinds.ts";
import {
  endOrEighthDay,
  periodsOverlap,
  withMargin,
} from "#domain/cycles/periods/periods-overlap.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { areAtOnce } from "#domain/life/life-stage.ts";
import { AppError, invalidField, invalidFields } from "#server/failures/app-error.ts";
import {
  type Collection,
  collections,
  type Kind,
  kinds,
} from "#server/storage/journal/collections.ts";

export type Refusals = ImportAnswer["refused"];

export interface KindEntries {
  readonly kind: Kind;
  readonly name: string;
  readonly entries: readonly unknown[];
}

/** Lacks the profile, which is merged, and kinds that refer to data outside an import. */
const kindOfName = new Map<string, Kind>(
  kinds
    .filter((kind) => kind !== "profile" && entryKinds[kind].isRestored)
    .map((kind) => [entryKinds[kind].exportedAs, kind]),
);

export const importedKinds: readonly Kind[] = [...kindOfName.values()];

// TypeScript cannot match an entry to a kind known only at run time.
const collectionOf = (kind: Kind) => collections[kind] as unknown as Collection;

export function readImport(bytes: Uint8Array): ImportBody {
  const result = parseFields(ImportBodySchema, parseJson(bytes));
  if (!result.success) throw invalidFields(result.problems);
  const { entries } = result.data;
  const count = Object.values(entries).reduce<number>((sum, sent) => sum + listOf(sent).length, 0);
  if (count > IMPORT_MAX_ENTRIES) {
    throw invalidField("entries", "too_many", { max: IMPORT_MAX_ENTRIES });
  }
  return result.data;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("malformed_request", "Send a body that is valid JSON in UTF-8.");
  }
}

const listOf = (sent: unknown): readonly unknown[] => {
  if (Array.isArray(sent)) return sent;
  return sent === null || sent === undefined ? [] : [sent];
};

export function validateEntries(
  { entries }: ImportBody,
  today: CalendarDay,
): { readonly valid: readonly KindEntries[]; readonly refused: Refusals } {
  const valid: KindEntries[] = [];
  const refused: Refusals[number][] = [];
  for (const [name, sent] of Object.entries(entries)) {
    if (name === "profile") continue;
    const kind = kindOfName.get(name);
    const counts = new Map<ImportRefusal, number>();
    const refuse = (reason: ImportRefusal) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const list = listOf(sent);
    if (kind === undefined) for (const _ of list) refuse("unknown_kind");
    else valid.push({ kind, name, entries: validEntries(kind, list, today, refuse) });
    for (const [why, count] of counts) refused.push({ kind: name.slice(0, 60), why, count });
  }
  return { valid, refused };
}

function validEntries(
  kind: Kind,
  list: readonly unknown[],
  today: CalendarDay,
  refuse: (reason: ImportRefusal) => void,
): unknown[] {
  const { schema, naturalKey } = collectionOf(kind);
  const seen = new Set<string>();
  return list.flatMap((sent) => {
    // Entries from other apps have no id.
    const candidate =
      typeof sent === "object" && !Array.isArray(sent)
        ? { id: crypto.randomUUID(), ...(sent as object) }
        : sent;
    const result = schema.safeParse(candidate);
    const reason = result.success ? refusalOf(kind, result.data, today) : "unreadable";
    const key = reason === null ? naturalKey(result.data) : "";
    if (reason !== null || seen.has(key)) {
      refuse(reason ?? "twice");
      return [];
    }
    seen.add(key);
    return [result.data];
  });
}

function refusalOf(kind: Kind, entry: unknown, today: CalendarDay): ImportRefusal | null {
  if (kind === "cycle") {
    const { startDay, endDate, endDay } = entry as Cycle;
    if ((endDate === undefined) !== (endDay === undefined)) return "unreadable";
    if (endDay !== undefined && endDay < startDay) return "unreadable";
    return (endDay ?? startDay) > today ? "future" : null;
  }
  const day = collectionOf(kind).day(entry);
  // Only a medicine may begin in the future.
  return day !== null && day > today && kind !== "medicine" ? "future" : null;
}

export interface Comparison<Entry = unknown> {
  readonly additions: readonly Entry[];
  readonly merges: readonly Entry[];
  readonly duplicates: number;
  readonly conflicts: number;
  readonly overlaps: number;
}

const contentOf = (entry: unknown) => JSON.stringify({ ...(entry as object), id: undefined });

const overlapsOwnMethod = (kind: Kind, entry: unknown, existing: readonly unknown[]) =>
  kind === "lifeStage" &&
  existing.some((other) => areAtOnce(entry as LifeStage, other as LifeStage));

const SIGNS = ["basalBodyTemp", "ovulationTest", "cervicalMucus", "sexualActivity"] as const;
const SIGN_OF_WEARABLE = "ovulationByWearable";

/**
 * Fills only empty fields. Doubt marks a whole day, so doubted signs are left out.
 */
export function missingSigns(incoming: Ovulation, existing: Ovulation): Partial<Ovulation> {
  const isSure = incoming.isUnsure !== true && incoming.disturbance === undefined;
  const fields = isSure ? [...SIGNS, SIGN_OF_WEARABLE] : [SIGN_OF_WEARABLE];
  return Object.fromEntries(
    fields
      .filter((field) => incoming[field as keyof Ovulation] !== undefined)
      .filter((field) => existing[field as keyof Ovulation] === undefined)
      .map((field) => [field, incoming[field as keyof Ovulation]]),
  );
}

/** Removes what an import added to an entry, unless it was changed since. */
export function withoutAdded<Entry extends object>(
  entry: Entry,
  added: Readonly<Record<string, unknown>>,
): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) => !(Object.hasOwn(added, field) && added[field] === value),
    ),
  ) as Entry;
}

const isWithin = (incoming: object, existing: object) =>
  Object.entries(incoming).every(
    ([field, value]) => field === "id" || existing[field as keyof typeof existing] === value,
  );

/** Compares entries by natural key: equal ones are duplicates, different ones conflicts. */
export function compareEntries(
  kind: Kind,
  incoming: readonly unknown[],
  existing: readonly unknown[],
): Comparison {
  const { naturalKey } = collectionOf(kind);
  const byKey = new Map(existing.map((entry) => [naturalKey(entry), entry]));
  const additions = incoming.filter(
    (entry) => !byKey.has(naturalKey(entry)) && !overlapsOwnMethod(kind, entry, existing),
  );
  const isSame = (entry: unknown) => {
    const other = byKey.get(naturalKey(entry));
    if (other === undefined) return false;
    if (kind === "ovulation") return isWithin(entry as object, other as object);
    return contentOf(entry) === contentOf(other);
  };
  const merges = incoming.filter((entry) => {
    const other = kind === "ovulation" ? byKey.get(naturalKey(entry)) : undefined;
    if (other === undefined) return false;
    return Object.keys(missingSigns(entry as Ovulation, other as Ovulation)).length > 0;
  });
  const duplicates = incoming.filter(isSame).length;
  return {
    additions,
    merges,
    duplicates,
    overlaps: 0,
    conflicts: incoming.length - additions.length - merges.length - duplicates,
  };
}

/** A period left open before a later one ends on its 8th day, as an estimate. */
export function withEnd(cycle: Cycle): Cycle {
  if (cycle.endDay !== undefined) return cycle;
  const last = endOrEighthDay(cycle);
  return { ...cycle, endDate: last, endDay: last, endIsUnknown: true };
}

/** Overlapping or touching an existing period is a conflict; another imported one drops it. */
export function compareCycles(
  incoming: readonly Cycle[],
  existing: readonly Cycle[],
): Comparison<Cycle> {
  const contents = new Set(existing.map(contentOf));
  const existingIds = new Set(existing.map(({ id }) => id));
  const neighbourhoods = existing.map(withMargin);
  const isTaken = (cycle: Cycle) =>
    existingIds.has(cycle.id) || neighbourhoods.some((period) => periodsOverlap(period, cycle));
  const additions: Cycle[] = [];
  let [duplicates, conflicts, overlaps] = [0, 0, 0];
  const newest = [...existing, ...incoming]
    .map(({ startDay }) => startDay)
    .sort()
    .at(-1);
  const inOrder = incoming
    .map((cycle) => (cycle.startDay === newest ? cycle : withEnd(cycle)))
    .toSorted((one, other) => one.startDay.localeCompare(other.startDay));
  for (const cycle of inOrder) {
    const last = additions.at(-1);
    if (contents.has(contentOf(cycle))) duplicates += 1;
    else if (isTaken(cycle)) conflicts += 1;
    // Sorted and free of overlaps so far, so only the previous one can overlap.
    else if (last && periodsOverlap(last, cycle)) overlaps += 1;
    else additions.push(cycle);
  }
  return { additions, merges: [], duplicates, conflicts, overlaps };
}
