import type { Cycle } from "#contract/cycles.ts";
import { parseFields } from "#contract/field-problems.ts";
import {
  IMPORT_MAX_ENTRIES,
  type ImportAnswer,
  type ImportBody,
  ImportBodySchema,
  type ImportRefusal,
} from "#contract/imports.ts";
import { changeProfile, type Profile, ProfileSchema } from "#contract/profile.ts";
import { type CalendarDay, isTimeZone } from "#domain/calendar-day.ts";
import { periodsOverlap, withItsNeighbours } from "#domain/periods-overlap.ts";
import { AppError, invalidField, invalidFields } from "#server/failures/app-error.ts";
import { type Collection, collections, type Kind } from "#server/storage/journal/collections.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";

export type Refused = ImportAnswer["refused"];

/** What was sent of one kind and may be written, as far as one can tell without hers. */
export interface Acceptable {
  readonly kind: Kind;
  readonly name: string;
  readonly entries: readonly unknown[];
}

/** Everything but the profile, which is filled, and what means nothing without more than itself. */
const kindOfName = new Map<string, Kind>(
  (Object.keys(collections) as Kind[])
    .filter((kind) => !["profile", "import", "upload", "sharedReport"].includes(kind))
    .map((kind) => [collections[kind].exportedAs, kind]),
);

/** Every kind that an import may write. */
export const importedKinds: readonly Kind[] = [...kindOfName.values()];

// TypeScript cannot see which entry goes with a kind that is only known at run time.
const collectionOf = (kind: Kind) => collections[kind] as unknown as Collection;

/**
 * What was sent.
 * @throws AppError `malformed_request`, `invalid_input`
 */
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

/** Sorts what was sent into what may be written and what may not, each entry by its own schema. */
export function sortOut(
  { entries }: ImportBody,
  today: CalendarDay,
): { readonly acceptable: readonly Acceptable[]; readonly refused: Refused } {
  const acceptable: Acceptable[] = [];
  const refused: Refused[number][] = [];
  for (const [name, sent] of Object.entries(entries)) {
    if (name === "profile") continue;
    const kind = kindOfName.get(name);
    const whyNot = new Map<ImportRefusal, number>();
    const refuse = (why: ImportRefusal) => whyNot.set(why, (whyNot.get(why) ?? 0) + 1);
    const list = listOf(sent);
    if (kind === undefined) for (const _ of list) refuse("unknown_kind");
    else acceptable.push({ kind, name, entries: acceptableOf(kind, list, today, refuse) });
    for (const [why, count] of whyNot) refused.push({ kind: name.slice(0, 60), why, count });
  }
  return { acceptable, refused };
}

function acceptableOf(
  kind: Kind,
  list: readonly unknown[],
  today: CalendarDay,
  refuse: (why: ImportRefusal) => void,
): unknown[] {
  const { schema, naturalKey } = collectionOf(kind);
  const seen = new Set<string>();
  return list.flatMap((sent) => {
    // An entry that has a name of its own keeps it; the others get one here.
    const named =
      typeof sent === "object" ? { id: crypto.randomUUID(), ...(sent as object) } : sent;
    const result = schema.safeParse(named);
    const why = result.success ? faultOf(kind, result.data, today) : "unreadable";
    const key = why === null ? naturalKey(result.data) : "";
    if (why !== null || seen.has(key)) {
      refuse(why ?? "twice");
      return [];
    }
    seen.add(key);
    return [result.data];
  });
}

function faultOf(kind: Kind, entry: unknown, today: CalendarDay): ImportRefusal | null {
  if (kind === "cycle") {
    const { startDay, endDate, endDay } = entry as Cycle;
    if ((endDate === undefined) !== (endDay === undefined)) return "unreadable";
    if (endDay !== undefined && endDay < startDay) return "unreadable";
    return (endDay ?? startDay) > today ? "future" : null;
  }
  const day = collectionOf(kind).day(entry);
  // A medicine may be planned; nothing else is written before its day.
  return day !== null && day > today && kind !== "medicine" ? "future" : null;
}

/** What became of the entries of one kind. */
export interface Placed<Entry = unknown> {
  readonly fresh: readonly Entry[];
  readonly same: number;
  readonly kept: number;
  readonly overlapping: number;
}

const said = (entry: unknown) => JSON.stringify({ ...(entry as object), id: undefined });

/** Beside hers, found by what makes an entry the same entry. */
export function placeBeside(
  kind: Kind,
  found: readonly unknown[],
  hers: readonly unknown[],
): Placed {
  const { naturalKey } = collectionOf(kind);
  const herWords = new Map(hers.map((entry) => [naturalKey(entry), said(entry)]));
  const fresh = found.filter((entry) => !herWords.has(naturalKey(entry)));
  const same = found.filter((entry) => herWords.get(naturalKey(entry)) === said(entry)).length;
  return { fresh, same, kept: found.length - fresh.length - same, overlapping: 0 };
}

/**
 * Periods beside hers: one that overlaps or touches a period of hers is left out, and so is one
 * that overlaps another of the import.
 */
export function placeCycles(found: readonly Cycle[], hers: readonly Cycle[]): Placed<Cycle> {
  const herWords = new Set(hers.map(said));
  const herIds = new Set(hers.map(({ id }) => id));
  const around = hers.map(withItsNeighbours);
  const fresh: Cycle[] = [];
  let [same, kept, overlapping] = [0, 0, 0];
  const inOrder = found.toSorted((one, other) => one.startDay.localeCompare(other.startDay));
  for (const cycle of inOrder) {
    const last = fresh.at(-1);
    if (herWords.has(said(cycle))) same += 1;
    else if (herIds.has(cycle.id) || around.some((hers) => periodsOverlap(hers, cycle))) kept += 1;
    // In order, and none overlapping: a cycle can only overlap the one before it.
    else if (last && periodsOverlap(last, cycle)) overlapping += 1;
    else fresh.push(cycle);
  }
  return { fresh, same, kept, overlapping };
}

const empty = newProfile("");
/** Her name and her consent are hers alone to give. */
const NEVER_FILLED = new Set(["name", "consent", "onboardingComplete"]);
const fillable = (Object.keys(empty) as (keyof Profile)[]).filter(
  (field) => !NEVER_FILLED.has(field),
);
const isEmpty = (profile: Profile, field: keyof Profile) =>
  JSON.stringify(profile[field]) === JSON.stringify(empty[field]);

/**
 * The answers of a sent profile, by the rules of changing one; `null` when they cannot be hers.
 */
export function readAnswers(sent: unknown, today: CalendarDay): Partial<Profile> | null {
  const profile = ProfileSchema.safeParse(sent);
  if (!profile.success) return null;
  const given = fillable.filter((field) => !isEmpty(profile.data, field));
  const answers = Object.fromEntries(given.map((field) => [field, profile.data[field]]));
  const result = changeProfile.request.body.safeParse(answers);
  const { lastPeriodDate, timeZone } = profile.data;
  if (!result.success || (lastPeriodDate !== null && lastPeriodDate > today)) return null;
  if (timeZone !== null && !isTimeZone(timeZone)) return null;
  return answers;
}

/** Those of the answers that she has not given: a field still as a new account begins with it. */
export function unanswered(hers: Profile, answers: Partial<Profile>): Partial<Profile> {
  const regularity = isEmpty(hers, "cycleRegularity")
    ? answers.cycleRegularity
    : hers.cycleRegularity;
  const fields = (Object.keys(answers) as (keyof Profile)[])
    .filter((field) => isEmpty(hers, field))
    .filter((field) => field !== "averageCycleLength" || regularity === "regular");
  return Object.fromEntries(fields.map((field) => [field, answers[field]]));
}

/** The profile without what an import filled in, where she has not changed it since. */
export function emptied(hers: Profile, filled: Readonly<Record<string, unknown>>): Profile {
  const unchanged = fillable.filter(
    (field) =>
      Object.hasOwn(filled, field) && JSON.stringify(filled[field]) === JSON.stringify(hers[field]),
  );
  const before = Object.fromEntries(unchanged.map((field) => [field, empty[field]]));
  return unchanged.length > 0 ? { ...hers, ...before } : hers;
}
