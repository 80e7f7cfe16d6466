import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { type DayRange, daysWithin } from "../../days/day-range.ts";
import type { DayFlow, Flow, LoggedCycle } from "../cycle-facts.ts";
import { LONGEST_USUAL_PERIOD } from "../norms/usual-cycle.ts";

/**
 * Days of bleeding at most this far apart belong to one period, because a single day is easily left
 * unlogged. A judgement, on the careful side.
 */
export const SAME_PERIOD_DAYS = 2;

export interface PeriodRange<Cycle extends LoggedCycle = LoggedCycle> extends DayRange {
  readonly cycle: Cycle;
  readonly isEnded: boolean;
  /** Days, first and last included; pauses between two stretches excluded. */
  readonly length: number;
}

export interface BleedingDay {
  /** `null` if unknown. */
  readonly flow: Exclude<Flow, "none"> | null;
  /** Within a period; otherwise bleeding between periods, known from a daily log. */
  readonly isPeriod: boolean;
}

export type BleedingDays = ReadonlyMap<CalendarDay, BleedingDay>;

type Bleeding<Cycle extends LoggedCycle> = {
  readonly cycles: readonly Cycle[];
  readonly flows?: readonly DayFlow[] | undefined;
};

/** Spotting is bleeding, but does not extend a period. */
const isFlow = ({ flow }: DayFlow) => flow !== "none" && flow !== "spotting";

function openPeriodLength(startDay: CalendarDay, flowDays: ReadonlySet<CalendarDay>): number {
  let last = LONGEST_USUAL_PERIOD - 1;
  for (let place = last + 1; place <= last + SAME_PERIOD_DAYS; place += 1) {
    if (flowDays.has(addDays(startDay, place))) last = place;
  }
  return last;
}

/**
 * Returns the days of each period, oldest first. An open period runs to today, but at most to its
 * 8th day (FIGO's longest usual period) unless daily logs continue the flow, and never past the
 * next period's first day. A first day after `today` (logged before travelling west) stands alone.
 * @example periodRanges({ cycles: [{ startDay: nov1 }] }, nov5) // [{ first: nov1, last: nov5, length: 5, … }]
 */
export function periodRanges<Cycle extends LoggedCycle>(
  { cycles, flows = [] }: Bleeding<Cycle>,
  today: CalendarDay,
): PeriodRange<Cycle>[] {
  const sorted = cycles.toSorted((one, other) => one.startDay.localeCompare(other.startDay));
  const flowDays = new Set(flows.filter(isFlow).map(({ day }) => day));
  const starts = [...new Set(sorted.map(({ startDay }) => startDay))];
  const nextStarts = new Map(starts.map((start, place) => [start, starts[place + 1]]));
  return sorted.map((cycle) => {
    const { startDay: first, endDay } = cycle;
    const next = nextStarts.get(first);
    const bounds = [daysBetween(first, today)];
    if (next !== undefined) bounds.push(daysBetween(first, next) - 1);
    const later =
      endDay === undefined
        ? Math.min(openPeriodLength(first, flowDays), ...bounds)
        : daysBetween(first, endDay);
    const last = addDays(first, Math.max(0, later));
    const length = daysWithin({ first, last }) - pauseDays(cycle);
    return { cycle, first, last, length, isEnded: endDay !== undefined };
  });
}

const pauseDays = ({ pauses = [] }: LoggedCycle) =>
  pauses.reduce((total, pause) => total + daysWithin(pause), 0);

function daysOf({ first, last, cycle: { pauses = [] } }: PeriodRange): CalendarDay[] {
  return Array.from({ length: daysWithin({ first, last }) }, (_, place) =>
    addDays(first, place),
  ).filter((day) => !pauses.some((pause) => day >= pause.first && day <= pause.last));
}

/**
 * Returns the days of `periodRanges` and those with bleeding in a daily log, for every chart,
 * report and file. A daily log overrides the period: "none" makes the day dry. A day on which one
 * period ended and the next began belongs to the later.
 * @example bleedingDays({ cycles: [{ startDay: nov1, endDay: nov2 }] }, nov5) // Map { nov1 → { flow: null, isPeriod: true }, nov2 → … }
 */
export function bleedingDays<Cycle extends LoggedCycle>(
  sources: Bleeding<Cycle>,
  today: CalendarDay,
): BleedingDays {
  const periods = periodRanges(sources, today).flatMap((range) =>
    daysOf(range).map((day) => [day, range.cycle.flow ?? null] as const),
  );
  const ofPeriod = new Map(periods);
  const ofDay = new Map((sources.flows ?? []).map(({ day, flow }) => [day, flow]));
  const all = [...new Set([...ofPeriod.keys(), ...ofDay.keys()])].sort();
  return new Map(
    all.flatMap((day) => {
      const flow = ofDay.get(day) ?? ofPeriod.get(day) ?? null;
      return flow === "none" ? [] : [[day, { flow, isPeriod: ofPeriod.has(day) }] as const];
    }),
  );
}

/** Returns whether a day is spotting outside a period, which no count of bleeding days includes. */
export const isSpottingOutside = ({ flow, isPeriod }: BleedingDay): boolean =>
  !isPeriod && flow === "spotting";

/**
 * Returns the number of days of bleeding, spotting outside a period excluded.
 * @example daysBled(bleedingDays(facts, today)) // 5
 */
export const daysBled = (days: BleedingDays): number =>
  [...days.values()].filter((day) => !isSpottingOutside(day)).length;

/** Returns whether a day lies within two days of a period; bleeding on it belongs to the period. */
export const isBesideAPeriod = (periods: readonly DayRange[], day: CalendarDay): boolean =>
  periods.some(
    ({ first, last }) =>
      day >= addDays(first, -SAME_PERIOD_DAYS) && day <= addDays(last, SAME_PERIOD_DAYS),
  );

/**
 * Returns the days of bleeding within a range, in order.
 * @example bleedingWithin(bleedingDays(facts, today), { first: nov1, last: nov28 }).size // 5
 */
export function bleedingWithin(days: BleedingDays, { first, last }: DayRange): BleedingDays {
  return new Map([...days].filter(([day]) => day >= first && day <= last));
}

/**
 * Returns days, first and last included, without pauses; in input order.
 * @example endedPeriods([{ startDay: july2, endDay: july6 }, { startDay: july30 }]) // [{ cycle: …, length: 5 }]
 */
export function endedPeriods<Cycle extends LoggedCycle>(
  cycles: readonly Cycle[],
): { readonly cycle: Cycle; readonly length: number }[] {
  return cycles.flatMap((cycle) =>
    cycle.endDay === undefined || cycle.isEndUnknown === true
      ? []
      : [
          {
            cycle,
            length: daysWithin({ first: cycle.startDay, last: cycle.endDay }) - pauseDays(cycle),
          },
        ],
  );
}
