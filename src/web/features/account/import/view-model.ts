import type { ImportCounts } from "#contract/account/imports.ts";
import { type Cycle, type Flow, flows } from "#contract/entries/cycles.ts";
import type { DayFlow } from "#domain/cycles/cycle-facts.ts";
import {
  type BleedingDays,
  bleedingDays,
  bleedingWithin,
  daysBled,
  type PeriodRange,
  periodRanges,
} from "#domain/cycles/periods/bleeding-days.ts";
import {
  endOrEighthDay,
  periodsOverlap,
  withMargin,
} from "#domain/cycles/periods/periods-overlap.ts";
import {
  addDays,
  type CalendarDay,
  daysBetween,
  isCalendarDay,
} from "#domain/days/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfFlow } from "#web/beads/bead-of-flow.ts";
import {
  type Entries,
  type FileHistory,
  UnreadableFile,
  type WhyUnreadable,
} from "#web/readers/diary/file-history.ts";

/** Browsers differ in how they say that a module didn't load. */
const NOT_LOADED = /\bimport|\bmodule/i;

export function whyOf(error: unknown): WhyUnreadable {
  if (error instanceof UnreadableFile) return error.why;
  return error instanceof TypeError && NOT_LOADED.test(error.message) ? "not_loaded" : "broken";
}

type FileCycle = Pick<Cycle, "startDay" | "endDay" | "endIsUnknown" | "flow">;

export interface CycleRow {
  readonly startDay: CalendarDay;
  readonly length: number | null;
  /** `null` if the file has only the first day. */
  readonly bleedingDays: number | null;
  readonly beads: readonly Bead[];
}

export interface Preview {
  readonly first: CalendarDay | null;
  readonly last: CalendarDay | null;
  readonly rows: readonly CycleRow[];
  readonly cycleCount: number;
  readonly counts: readonly { readonly kind: string; readonly count: number }[];
  readonly overlapping: number;
}

const MOST_BEADS = 63;
const DAYS_SHOWN_WITHOUT_NEXT = 14;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

const isDay = (value: unknown): value is CalendarDay =>
  typeof value === "string" && isCalendarDay(value);

export function previewOf({ entries }: FileHistory, ownCycles: readonly FileCycle[]): Preview {
  const cycles = cyclesIn(entries);
  const days = daysIn(entries);
  const last = days.at(-1) ?? null;
  const facts = { cycles, flows: flowsIn(entries) };
  const periods = last === null ? [] : periodRanges(facts, last);
  const bleeding: BleedingDays = last === null ? new Map() : bleedingDays(facts, last);
  const around = ownCycles.map(withMargin);
  const isTaken = (cycle: FileCycle) =>
    around.some((own) => periodsOverlap(own, { ...cycle, endDay: endOrEighthDay(cycle) }));
  return {
    first: days[0] ?? null,
    last,
    rows: periods.map((period, place) => rowOf(period, periods[place + 1], bleeding)).toReversed(),
    cycleCount: cycles.length,
    counts: Object.entries(entries)
      .filter(([kind]) => kind !== "cycles")
      .map(([kind, list]) => ({ kind, count: Array.isArray(list) ? list.length : 1 }))
      .toSorted((one, other) => other.count - one.count),
    overlapping: cycles.filter(isTaken).length,
  };
}

function cyclesIn(entries: Entries): FileCycle[] {
  return listOf(entries.cycles)
    .filter(({ startDay, endDay }) => isDay(startDay) && (endDay === undefined || isDay(endDay)))
    .map((cycle) => cycle as unknown as FileCycle)
    .toSorted((one, other) => one.startDay.localeCompare(other.startDay));
}

const isFlow = (value: unknown): value is Flow => flows.some((flow) => flow === value);

function flowsIn(entries: Entries): DayFlow[] {
  return listOf(entries.pcosLogs).flatMap(({ date, period_flow }) =>
    isDay(date) && isFlow(period_flow) ? [{ day: date, flow: period_flow }] : [],
  );
}

function daysIn(entries: Entries): CalendarDay[] {
  const all = Object.values(entries).flatMap(listOf);
  const dates = all.map(({ date, startDay }) => date ?? startDay).filter(isDay);
  return [...new Set(dates)].toSorted();
}

function rowOf(
  { cycle, first: startDay, length: periodLength }: PeriodRange<FileCycle>,
  next: PeriodRange | undefined,
  bleeding: BleedingDays,
): CycleRow {
  const length = next ? daysBetween(startDay, next.first) : null;
  const count = Math.max(periodLength, length ?? DAYS_SHOWN_WITHOUT_NEXT);
  const days = Array.from({ length: count }, (_, place) => addDays(startDay, place));
  const beads = days.map((day): Bead => {
    const bled = bleeding.get(day);
    return bled === undefined ? { kind: "resting" } : beadOfFlow(bled.flow);
  });
  const last = addDays(startDay, count - 1);
  const bled = daysBled(bleedingWithin(bleeding, { first: startDay, last }));
  const bleedingDays = cycle.endIsUnknown ? null : bled;
  return { startDay, length, bleedingDays, beads: beads.slice(0, MOST_BEADS) };
}

export const totalOf = ({ profile: _answers, ...counts }: ImportCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
