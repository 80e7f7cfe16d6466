import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts, DayRange } from "./cycle-facts.ts";
import { currentCycleStart } from "./cycle-history.ts";
import { believableLengths, SHORTEST_AVERAGED_CYCLE } from "./cycle-statistics.ts";
import { afterCycle, lengthDensity, type WeighedBelief } from "./length-model.ts";
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

/** The forecast looks this far: 180 days from the cycle's start, or 90 past today if that is later. */
const LONGEST_FORECAST_CYCLE = 180;
const DAYS_LOOKED_PAST_TODAY = 90;

/** Share of the far tail that is left off the list of days. */
const TAIL_LEFT_OFF = 0.001;

interface LengthOdds {
  readonly length: number;
  readonly probability: number;
}

/** The lengths still possible, given that no period has come in `elapsed` days; sums to 1. */
function possibleLengths(
  beliefs: readonly WeighedBelief[],
  elapsed: number,
): readonly LengthOdds[] {
  const first = Math.max(SHORTEST_AVERAGED_CYCLE, elapsed);
  const last = Math.max(LONGEST_FORECAST_CYCLE, elapsed + DAYS_LOOKED_PAST_TODAY);
  const odds = Array.from({ length: last - first + 1 }, (_, index) => ({
    length: first + index,
    probability: lengthDensity(beliefs, first + index),
  }));
  return toSumOfOne(odds);
}

function toSumOfOne(odds: readonly LengthOdds[]): readonly LengthOdds[] {
  const total = odds.reduce((sum, { probability }) => sum + probability, 0);
  return odds.map(({ length, probability }) => ({ length, probability: probability / total }));
}

/** The smallest length by which `share` of the probability is reached. */
function quantile(odds: readonly LengthOdds[], share: number): number {
  let reached = 0;
  let answer = 0;
  for (const { length, probability } of odds) {
    answer = length;
    reached += probability;
    if (reached >= share) break;
  }
  return answer;
}

function daysOf(cycleStart: CalendarDay, odds: readonly LengthOdds[]): DayProbability[] {
  const last = quantile(odds, 1 - TAIL_LEFT_OFF);
  return toSumOfOne(odds.filter(({ length }) => length <= last)).map(({ length, probability }) => ({
    day: addDays(cycleStart, length),
    probability,
  }));
}

/**
 * When her next period may begin: a probability for each day, and the ranges it adds up to. Days
 * before `today` are ruled out, since no period has come; today itself is still possible. Long
 * overdue, it answers with a range from today on, never with a day in the past. A start later than
 * `today` (logged before travelling west) counts as today.
 *
 * It learns from her completed cycles of 15–90 days, beginning from what is known of women who
 * answered as she did. Population figures and sources: population-lengths.ts. Accuracy:
 * docs/predictions.md. `no-cycle` when neither a log nor her own word gives a first day.
 * @example forecastPeriod(facts, calendarDay("2026-11-20"))
 */
export function forecastPeriod(facts: CycleFacts, today: CalendarDay): Forecast {
  if (facts.pregnancy === "pregnant") return { kind: "paused", reason: "pregnant" };
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) return { kind: "no-cycle" };

  const history = believableLengths(facts.cycles);
  const beliefs = history.reduce(afterCycle, beliefsBeforeLogging(facts));
  const odds = possibleLengths(beliefs, daysBetween(cycleStart, today));
  const dayAt = (share: number) => addDays(cycleStart, quantile(odds, share));
  const likely80 = { first: dayAt(0.1), last: dayAt(0.9) };

  return {
    kind: "forecast",
    cycleStart,
    expectedLength: quantile(possibleLengths(beliefs, 0), 0.5),
    likelyDay: dayAt(0.5),
    likely50: { first: dayAt(0.25), last: dayAt(0.75) },
    likely80,
    days: daysOf(cycleStart, odds),
    completedCycles: history.length,
    isWide: daysBetween(likely80.first, likely80.last) + 1 > WIDEST_NAMED_RANGE,
  };
}
