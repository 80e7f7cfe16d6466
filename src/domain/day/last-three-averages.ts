import { meanToOneDecimal } from "../basics/mean.ts";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { countedCycles } from "../cycles/cycle-history.ts";
import { periodLengths } from "../cycles/cycle-statistics.ts";
import { type LengthSummary, lengthSummary } from "../cycles/length-summary.ts";
import { areAllOnHormones, averagedCycles } from "../cycles/norms/natural-cycles.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { DayRecord } from "./day-record.ts";
import { outOfFive } from "./day-scales.ts";

type Facts = Pick<CycleFacts, "cycles" | "stages">;

type MoodDay = Pick<DayRecord, "date" | "lowMood" | "anxiety" | "stress">;

/** Averages to one decimal; `null` without data in the last cycles. */
export interface LastThreeAverages {
  /** The number of completed cycles averaged: 3 at most. */
  readonly cycles: number;
  /** Whether every completed cycle was under hormonal contraception. */
  readonly isOnHormones: boolean;
  readonly cycleLengths: LengthSummary | null;
  readonly periodLengths: LengthSummary | null;
  /** Out of 10. */
  readonly stress: number | null;
  /** Out of 5. */
  readonly mood: number | null;
  readonly anxiety: number | null;
  /** Days of those cycles with at least one of the three scales. */
  readonly moodDays: number;
}

const CYCLES_AVERAGED = 3;

const latestAveraged = (cycles: readonly LoggedCycle[]) =>
  countedCycles(cycles).slice(-CYCLES_AVERAGED);

/**
 * Returns the first day that `lastThreeAverages` reads; `null` if there is nothing to average.
 * @example firstAveragedDay(facts) // the first day of her third cycle back
 */
export const firstAveragedDay = (facts: Facts): CalendarDay | null =>
  latestAveraged(averagedCycles(facts))[0]?.startDay ?? null;

/**
 * Returns averages over the last 3 completed cycles that count, from the first day of each to the
 * day before the next period. `mood` is the scale of premenstrual depression: higher is worse.
 * @example lastThreeAverages(facts, dayRecords(sources).values()) // { cycles: 3, cycleLengths: { kind: "mean", mean: 29.7 }, stress: 6.4, … }
 */
export function lastThreeAverages(facts: Facts, days: Iterable<MoodDay>): LastThreeAverages {
  const cycles = averagedCycles(facts);
  const latest = latestAveraged(cycles);
  const isStart = (day: CalendarDay) => latest.some(({ startDay }) => startDay === day);
  const isWithin = (day: CalendarDay) =>
    latest.some(({ startDay, length }) => day >= startDay && day < addDays(startDay, length));
  const rated = [...days].filter(
    ({ date, lowMood, anxiety, stress }) =>
      isWithin(date) && [lowMood, anxiety, stress].some((rating) => rating !== null),
  );
  const averageOf = (read: (day: MoodDay) => number | null | undefined) =>
    meanToOneDecimal(rated.flatMap((day) => read(day) ?? []));
  return {
    cycles: latest.length,
    isOnHormones: areAllOnHormones(facts),
    cycleLengths: lengthSummary(latest.map(({ length }) => length)),
    periodLengths: lengthSummary(periodLengths(cycles.filter(({ startDay }) => isStart(startDay)))),
    stress: averageOf(({ stress }) => stress?.value),
    mood: averageOf(({ lowMood }) => lowMood && outOfFive(lowMood.value)),
    anxiety: averageOf(({ anxiety }) => anxiety && outOfFive(anxiety.value)),
    moodDays: rated.length,
  };
}
