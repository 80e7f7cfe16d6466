import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { DayRange } from "../../days/day-range.ts";
import type { Flow, LoggedCycle } from "../cycle-facts.ts";

/**
 * Closer first days prompt "Is this the same period?" and count as one period until answered. A
 * typing guard: Bull et al. kept cycles of 10 days and more (npj Digit Med 2019;2:83).
 */
export const SHORTEST_CYCLE = 10;

type Start = Pick<LoggedCycle, "startDay" | "endDay" | "isSeparate">;

/** Sorts by first day; of two that began on one day, the open one is the later. */
const byStart = (one: Start, other: Start) =>
  one.startDay.localeCompare(other.startDay) || endOf(one).localeCompare(endOf(other));
const endOf = ({ endDay }: Start) => endDay ?? "open";

/**
 * Returns groups, oldest first. Days count from the first of a group, otherwise a start every week
 * would grow into one endless period. A separate period stands alone.
 * @example samePeriods([{ startDay: nov1 }, { startDay: nov4 }, { startDay: nov29 }]) // [[nov1, nov4], [nov29]]
 */
export function samePeriods<Cycle extends Start>(cycles: readonly Cycle[]): Cycle[][] {
  const oldestFirst = cycles.toSorted(byStart);
  const groups: Cycle[][] = [];
  for (const cycle of oldestFirst) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isSame =
      first !== undefined &&
      cycle.isSeparate !== true &&
      daysBetween(first.startDay, cycle.startDay) < SHORTEST_CYCLE;
    if (isSame) group?.push(cycle);
    else groups.push([cycle]);
  }
  return groups;
}

/**
 * Returns the first entry of each period as `samePeriods` groups them, oldest first.
 * @example firstOfEach([{ startDay: nov1 }, { startDay: nov4 }]) // [{ startDay: nov1 }]
 */
export function firstOfEach<Cycle extends Start>(cycles: readonly Cycle[]): Cycle[] {
  return samePeriods(cycles).flatMap(([first]) => first ?? []);
}

const FROM_LIGHT_TO_HEAVY: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

/**
 * Adds the period stated at setup, of which only the first day is known, unless it is logged.
 * @example withStatedPeriod([], oct19) // [{ startDay: oct19, isTold: true, … }]
 */
export function withStatedPeriod(
  cycles: readonly LoggedCycle[],
  day: CalendarDay | null,
): readonly LoggedCycle[] {
  const isLogged = cycles.some(
    ({ startDay }) => day !== null && Math.abs(daysBetween(startDay, day)) < SHORTEST_CYCLE,
  );
  if (day === null || isLogged) return cycles;
  const statedPeriod = { startDay: day, endDay: day, isEndUnknown: true, isTold: true };
  return [...cycles, statedPeriod].toSorted(byStart);
}

/**
 * Returns the first day of the period stated at setup; `null` if none was stated or it is logged.
 * @example statedPeriodDay(withStatedPeriod([], oct19)) // oct19
 */
export const statedPeriodDay = (cycles: readonly LoggedCycle[]): CalendarDay | null =>
  cycles.find(({ isTold }) => isTold === true)?.startDay ?? null;

/** `undefined` if no flow is known. @example heaviest(["light", undefined, "heavy"]) // "heavy" */
export function heaviest(flows: readonly (Flow | undefined)[]): Flow | undefined {
  return FROM_LIGHT_TO_HEAVY.findLast((flow) => flows.includes(flow));
}

function pausesOf(parts: readonly LoggedCycle[]): DayRange[] {
  return parts.flatMap(({ endDay }, place) => {
    const next = parts[place + 1];
    if (next === undefined || endDay === undefined) return [];
    const pause = { first: addDays(endDay, 1), last: addDays(next.startDay, -1) };
    return pause.first <= pause.last ? [pause] : [];
  });
}

/** Excluded if any part is; the last answer about an unlogged period counts. */
function joined(parts: readonly LoggedCycle[], first: LoggedCycle, last: LoggedCycle): LoggedCycle {
  const pauses = pausesOf(parts);
  return {
    ...last,
    startDay: first.startDay,
    flow: heaviest(parts.map(({ flow }) => flow)),
    isExcluded: parts.some(({ isExcluded }) => isExcluded === true),
    isSeparate: first.isSeparate,
    isStartUnsure: first.isStartUnsure,
    hasSpottingBetween: parts.some(({ hasSpottingBetween }) => hasSpottingBetween === true),
    missedLog: parts.findLast(({ missedLog }) => missedLog !== undefined)?.missedLog,
    ...(pauses.length > 0 && { pauses }),
  };
}

/**
 * Periods as every calculation counts them, oldest first: starts fewer than 10 days apart are one.
 * @example joinedPeriods([{ startDay: nov1, endDay: nov3 }, { startDay: nov4 }]) // [{ startDay: nov1 }]
 */
export function joinedPeriods(cycles: readonly LoggedCycle[]): LoggedCycle[] {
  return samePeriods(cycles).flatMap((parts) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [parts.length === 1 ? first : joined(parts, first, last)];
  });
}
