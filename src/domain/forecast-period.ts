import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts, DayRange } from "./cycle-facts.ts";
import { latestStartDay } from "./cycle-history.ts";
import {
  believableLengths,
  LONGEST_AVERAGED_CYCLE,
  SHORTEST_AVERAGED_CYCLE,
} from "./cycle-statistics.ts";
import { afterCycle, lengthOdds, type WeighedBelief } from "./length-model.ts";
import { beliefsBeforeLogging } from "./population-lengths.ts";

/** How probable it is that her next period begins on this day. */
export interface DayProbability {
  readonly day: CalendarDay;
  readonly probability: number;
}

export type Forecast =
  | { readonly kind: "no-cycle" }
  | { readonly kind: "paused"; readonly reason: "pregnant" }
  | PeriodForecast;

export interface PeriodForecast {
  readonly kind: "forecast";
  /** First day of the cycle she is in. */
  readonly cycleStart: CalendarDay;
  /** Median length of the cycle as it was to be expected on its first day, whole days. */
  readonly expectedLength: number;
  /** Median of the forecast, given that no period has come before today. */
  readonly likelyDay: CalendarDay;
  /** With even odds the next period begins in this range. */
  readonly likely50: DayRange;
  /** With odds of four in five the next period begins in this range. */
  readonly likely80: DayRange;
  /** From the first possible day on; sums to 1. */
  readonly days: readonly DayProbability[];
  /** How many of her own cycles the forecast rests on. */
  readonly completedCycles: number;
  /** Too wide to name a date: the likely80 range spans more than ten days. */
  readonly isWide: boolean;
}

/** A likely80 range of more days than this is shown as "hard to predict". A design judgement. */
const WIDEST_NAMED_RANGE = 10;

/** How many days past the longest believable cycle, or past today, the forecast looks. */
const DAYS_LOOKED_AHEAD = 90;

/** Share of the far tail that is left off the list of days. */
const TAIL_LEFT_OFF = 0.001;

const wholeNumbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The smallest length at which the share of probability reaches `share`. */
function quantile(lengths: readonly number[], odds: readonly number[], share: number): number {
  const total = odds.reduce((sum, probability) => sum + probability, 0);
  let reached = 0;
  for (const [place, length] of lengths.entries()) {
    reached += odds[place] ?? 0;
    if (reached >= share * total) return length;
  }
  return lengths.at(-1) ?? 0;
}

function beliefsAfterHistory(facts: CycleFacts, history: readonly number[]): WeighedBelief[] {
  const possible = wholeNumbers(SHORTEST_AVERAGED_CYCLE, LONGEST_AVERAGED_CYCLE);
  return history.reduce(
    (beliefs, length) => afterCycle(beliefs, length, possible),
    beliefsBeforeLogging(facts),
  );
}

/**
 * When her next period may begin: a probability for each day, and the ranges it adds up to. Days
 * before `today` are ruled out, since no period has come; today itself is still possible. Long
 * overdue, it answers with a range from today on, never with a day in the past. A start later than
 * `today` (logged before travelling west) counts as today.
 *
 * Population figures and sources: population-lengths.ts. Accuracy: docs/predictions.md.
 * @example forecastPeriod(facts, calendarDay("2026-11-20"))
 */
export function forecastPeriod(facts: CycleFacts, today: CalendarDay): Forecast {
  if (facts.pregnancy === "pregnant") return { kind: "paused", reason: "pregnant" };
  const cycleStart = latestStartDay(facts.cycles) ?? facts.lastPeriodDay;
  if (cycleStart === null) return { kind: "no-cycle" };

  const history = believableLengths(facts.cycles);
  const beliefs = beliefsAfterHistory(facts, history);
  const elapsed = Math.max(0, daysBetween(cycleStart, today));
  const all = wholeNumbers(
    SHORTEST_AVERAGED_CYCLE,
    Math.max(LONGEST_AVERAGED_CYCLE, elapsed) + DAYS_LOOKED_AHEAD,
  );
  const allOdds = lengthOdds(beliefs, all);
  const skipped = all.filter((length) => length < elapsed).length;
  const lengths = all.slice(skipped);
  const odds = allOdds.slice(skipped);
  const dayAt = (share: number) => addDays(cycleStart, quantile(lengths, odds, share));
  const likely80 = { first: dayAt(0.1), last: dayAt(0.9) };

  return {
    kind: "forecast",
    cycleStart,
    expectedLength: quantile(all, allOdds, 0.5),
    likelyDay: dayAt(0.5),
    likely50: { first: dayAt(0.25), last: dayAt(0.75) },
    likely80,
    days: dayProbabilities(cycleStart, lengths, odds),
    completedCycles: history.length,
    isWide: daysBetween(likely80.first, likely80.last) + 1 > WIDEST_NAMED_RANGE,
  };
}

function dayProbabilities(
  cycleStart: CalendarDay,
  lengths: readonly number[],
  odds: readonly number[],
): DayProbability[] {
  const last = quantile(lengths, odds, 1 - TAIL_LEFT_OFF);
  const kept = lengths.filter((length) => length <= last);
  const total = odds.slice(0, kept.length).reduce((sum, probability) => sum + probability, 0);
  return kept.map((length, place) => ({
    day: addDays(cycleStart, length),
    probability: (odds[place] ?? 0) / total,
  }));
}
