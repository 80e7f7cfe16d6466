import { addDays, type CalendarDay } from "./calendar-day.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { countedCycles } from "./cycle-history.ts";
import { periodLengths } from "./cycle-statistics.ts";
import { type LengthSummary, lengthSummary } from "./length-summary.ts";
import { mean, toOneDecimal } from "./mean.ts";

/** One day's mood check-in, each scale 1–5; one left out is not answered. */
export interface MoodNote {
  readonly date: CalendarDay;
  readonly depression?: number | undefined;
  readonly anxiety?: number | undefined;
  readonly stress?: number | undefined;
}

/** Averages to one decimal; `null` where her last cycles say nothing. */
export interface LastThreeAverages {
  /** How many completed cycles they rest on: 3, or fewer while she has fewer. */
  readonly cycles: number;
  readonly cycleLengths: LengthSummary | null;
  /** Over those of the periods that have ended. */
  readonly periodLengths: LengthSummary | null;
  /** Out of 10: the average of the 1–5 scale, doubled. */
  readonly stress: number | null;
  /** Out of 5. */
  readonly mood: number | null;
  /** Out of 5. */
  readonly anxiety: number | null;
  /** Days of those cycles on which she checked in. */
  readonly moodDays: number;
}

const CYCLES_AVERAGED = 3;

function meanToOneDecimal(values: readonly number[]): number | null {
  const average = mean(values);
  return average === null ? null : toOneDecimal(average);
}

/**
 * Averages over her last 3 completed cycles, from the first day of each to the day before the next
 * period: of the cycles that count, as in all her averages.
 * `mood` is the scale of premenstrual depression: higher is heavier.
 * @example lastThreeAverages(cycles, moods) // { cycles: 3, cycleLengths: { kind: "mean", mean: 29.7 }, stress: 6.4, … }
 */
export function lastThreeAverages(
  cycles: readonly LoggedCycle[],
  moods: readonly MoodNote[],
): LastThreeAverages {
  const latest = countedCycles(cycles).slice(-CYCLES_AVERAGED);
  const isStart = (day: CalendarDay) => latest.some(({ startDay }) => startDay === day);
  const isWithin = (day: CalendarDay) =>
    latest.some(({ startDay, length }) => day >= startDay && day < addDays(startDay, length));
  const notes = moods.filter(({ date }) => isWithin(date));
  return {
    cycles: latest.length,
    cycleLengths: lengthSummary(latest.map(({ length }) => length)),
    periodLengths: lengthSummary(periodLengths(cycles.filter(({ startDay }) => isStart(startDay)))),
    stress: meanToOneDecimal(
      notes.flatMap(({ stress }) => (stress === undefined ? [] : stress * 2)),
    ),
    mood: meanToOneDecimal(notes.flatMap(({ depression }) => depression ?? [])),
    anxiety: meanToOneDecimal(notes.flatMap(({ anxiety }) => anxiety ?? [])),
    moodDays: notes.length,
  };
}
