import { type StoryEntries, storyOf } from "#contract/insights/story.ts";
import { entryKinds, type KindName } from "#contract/kinds.ts";
import type { Concern, ConcernFact } from "#domain/concerns/engine/concern.ts";
import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import { withoutEchoes } from "#domain/concerns/engine/without-echoes.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { Write } from "#web/api/writes.ts";

const LISTS = {
  dailyLog: "dailyLogs",
  symptom: "symptoms",
  mood: "checkIns",
  stress: "stress",
  ovulation: "ovulation",
  measures: "measures",
  labResult: "labs",
  signs: "signs",
  questionnaire: "questionnaires",
  medicine: "medicines",
  cycle: "cycles",
} as const satisfies Partial<Record<KindName, keyof StoryEntries>>;
type ListKind = keyof typeof LISTS;

interface Dated {
  readonly id?: string;
  readonly type?: string;
  readonly date?: string;
  readonly startDay?: string;
  readonly startDate?: string;
}

const isDated = (entry: unknown): entry is Dated => typeof entry === "object" && entry !== null;

const kinds = Object.keys(LISTS) as ListKind[];

const listOf = (written: string) =>
  kinds.find((kind) => {
    const { path } = entryKinds[kind];
    return written === path || written.startsWith(`${path}/`);
  });

const dayOf = ({ date, startDay, startDate }: Dated) =>
  (date ?? startDay ?? startDate)?.slice(0, "2026-11-20".length);

/**
 * Urgent ones resting on the days just written, from this browser's data. The server checks all.
 */
export function concernsOfWrites(
  writes: readonly Write[],
  client: QueryClient,
  today: CalendarDay,
): Concern[] {
  const { concerns, days } = concernsWith(writes, client, today);
  return concerns.filter(
    ({ urgency, evidence }) =>
      (urgency === "call-now" || urgency === "today") &&
      evidence.some(({ day, isOfNow }) => isOfNow !== true && days.has(day)),
  );
}

/** The concerns a typed value would raise if saved, of any urgency. */
export function concernsOfTyped(
  typed: Write,
  fact: ConcernFact,
  client: QueryClient,
  today: CalendarDay,
): Concern[] {
  const { concerns, days } = concernsWith([typed], client, today);
  return concerns.filter(({ evidence }) =>
    evidence.some((line) => line.fact === fact && days.has(line.day)),
  );
}

function concernsWith(writes: readonly Write[], client: QueryClient, today: CalendarDay) {
  const written = writes.flatMap(({ path, entry }) => {
    const list = listOf(path);
    return list === undefined || !isDated(entry) ? [] : [{ list, entry }];
  });
  const days = new Set(written.map(({ entry }) => dayOf(entry)));
  const lists = kinds.map((list) => {
    const own = written.filter((one) => one.list === list).map(({ entry }) => entry);
    // A medicine matters on every day it is taken.
    const known = knownOf(list, client).filter(
      (entry) => list === "medicine" || days.has(dayOf(entry)),
    );
    const all = [...known, ...own];
    const latest = all.filter(
      (entry, index) => !all.slice(index + 1).some((newer) => isSame(list, entry, newer)),
    );
    return [LISTS[list], latest];
  });
  const entries: StoryEntries = {
    ...Object.fromEntries(lists),
    profile: client.getQueryData(queryOf("GET /api/user/profile", {}).queryKey) ?? null,
    cycles: cyclesWith(written, client),
  };
  return { concerns: withoutEchoes(concernsOf(storyOf(entries, today), today)), days };
}

function knownOf(list: ListKind, client: QueryClient): Dated[] {
  const answers = client.answersUnder([entryKinds[list].path]);
  return answers.flatMap((data) => (Array.isArray(data) ? data.filter(isDated) : []));
}

function isSame(list: ListKind, entry: Dated, newer: Dated): boolean {
  if (entryKinds[list].key.includes("id")) return entry.id === newer.id;
  return dayOf(entry) === dayOf(newer) && entry.type === newer.type;
}

function cyclesWith(
  written: readonly { readonly list: ListKind; readonly entry: Dated }[],
  client: QueryClient,
): StoryEntries["cycles"] {
  const known = client.getQueryData(queryOf("GET /api/cycles", {}).queryKey) ?? [];
  const starting = written.flatMap(({ list, entry }) =>
    list === "cycle" && entry.startDay !== undefined ? [entry] : [],
  );
  const others = known.filter(({ id }) => starting.every((entry) => entry.id !== id));
  return [...others, ...(starting as typeof known)];
}
