import { type Pausable, resultOf } from "../basics/steps.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { currentCycleStart } from "../cycles/cycle-history.ts";
import { isAfterChange } from "../cycles/norms/after-change.ts";
import { wornOffMethods } from "../cycles/norms/after-method.ts";
import { hasBloodlessMethod } from "../cycles/norms/bloodless-method.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type DayRange, daysWithin } from "../days/day-range.ts";
import { centralRange, quantile } from "../lengths/length-odds.ts";
import { observedCycles, observedLengths, statedLengths } from "../lengths/observed-cycles.ts";
import { stageOn } from "../life/life-stage.ts";
import { type PauseReason, pausedAfterPregnancy } from "../life/pause-reason.ts";
import { chartedLutealLengths } from "../ovulation/cycle-signs.ts";
import type { OvulationEvidence } from "../ovulation/ovulation-evidence.ts";
import type { OvulationOdds } from "../signs/weigh-lengths.ts";
import { mostSuspectedCycle } from "./forecast-length.ts";
import {
  type Confidence,
  confidenceOf,
  type ForecastReason,
  forecastReasons,
  isTooWide,
} from "./forecast-reasons.ts";
import { outlookInSlices } from "./outlook.ts";

export interface DayProbability {
  readonly day: CalendarDay;
  readonly probability: number;
}

/** A completed cycle in which a period probably went unlogged, not yet asked about. */
export interface SuspectedMissedLog {
  readonly startDay: CalendarDay;
  readonly length: number;
  /** The likely start of the unlogged period: about half-way. */
  readonly aroundDay: CalendarDay;
  readonly probability: number;
}

export type Forecast = { readonly kind: "no-cycle" } | PausedForecast | PeriodForecast;

interface PausedForecast {
  readonly kind: "paused";
  readonly reason: PauseReason;
  /** The forecast without the pause, only for `after-method`: not for screens, but for concerns. */
  readonly unshown?: PeriodForecast;
}

export interface PeriodForecast {
  readonly kind: "forecast";
  readonly cycleStart: CalendarDay;
  /** Median in whole days, as of the first day or of the confirmed ovulation. */
  readonly expectedLength: number;
  /** `cycleStart` plus `expectedLength`; constant as days pass. */
  readonly expectedDay: CalendarDay;
  /** The 80% range as of the same time. */
  readonly expected80: DayRange;
  /** Median of the forecast, given no period before today. */
  readonly likelyDay: CalendarDay;
  readonly likely50: DayRange;
  readonly likely80: DayRange;
  readonly likely90: DayRange;
  /** From the first possible day; sums to 1. */
  readonly days: readonly DayProbability[];
  /** The number of the user's own cycles behind the forecast. */
  readonly completedCycles: number;
  /**
   * Too wide to name a date: `expected80` ends more than ten days after it begins, or more than two
   * weeks in a first cycle stated to be regular.
   */
  readonly isWide: boolean;
  /** Confidence in the current range; low from the start if no date can be named. */
  readonly confidence: Confidence;
  /** Probability of ovulation on each day of this cycle; phase and fertile days derive from it. */
  readonly ovulation: OvulationOdds;
  readonly weighsSigns: boolean;
  readonly basis: "cycle-lengths" | "confirmed-ovulation";
  /** The expected day has passed; without one, all of `expected80`. */
  readonly isLate: boolean;
  /** The highest probability of a missed log: in a past cycle or the running one. */
  readonly missedLogProbability: number;
  /** The past cycle to ask about; `null` if none is more likely than not. */
  readonly suspectedCycle: SuspectedMissedLog | null;
  readonly lapseProbability: number;
  /** `lapseProbability` exceeds one half: ask for the last period, and name no date until then. */
  readonly isLogLapsed: boolean;
  readonly reasons: readonly ForecastReason[];
}

/** Returns the forecast if dates may be shown: not for a lapsed log. */
export const forecastWithDays = (forecast: Forecast): PeriodForecast | null =>
  forecast.kind === "forecast" && !forecast.isLogLapsed ? forecast : null;

/** Returns the forecast, also during the pause after a method: a late period may be a pregnancy. */
export function unpausedForecast(forecast: Forecast): PeriodForecast | null {
  const known = forecast.kind === "paused" ? forecast.unshown : forecast;
  return known?.kind === "forecast" ? known : null;
}

const paused = (reason: PauseReason): Forecast => ({ kind: "paused", reason });

const WORTH_ASKING = 0.5;

function reasonOfStage({ pregnancy, stages = [] }: CycleFacts, today: CalendarDay) {
  if (pregnancy === "pregnant") return pregnancy;
  return stageOn(stages, "no_periods", today) ? "no-periods" : null;
}

function withoutCycle({ stages }: CycleFacts): Forecast {
  const reason = pausedAfterPregnancy(stages);
  return reason === null ? { kind: "no-cycle" } : paused(reason);
}

const isTakenBack = ({ temperatureShift: rise }: OvulationEvidence) => "isTakenBack" in rise;

function suspectedCycleOf(facts: CycleFacts): SuspectedMissedLog | null {
  const most = mostSuspectedCycle(observedLengths(facts), statedLengths(facts));
  const cycle = most && observedCycles(facts)[most.index];
  if (!cycle) return null;
  const { startDay, length } = cycle;
  const aroundDay = addDays(startDay, Math.round(length / 2));
  return { startDay, length, aroundDay, probability: most.probability };
}

/**
 * Predicts the next period: a probability for each day from `today` on, and ranges. Today is still
 * possible. A start after `today` (logged before travelling west) counts as today.
 *
 * The prior is that of women with the same answers, updated with the completed cycles and each
 * day's ovulation signs. Population figures: length-population.ts and the files of `signs`.
 * Accuracy: docs/predictions.md. `no-cycle` if no first day is logged or stated; `paused` in a
 * pregnancy, after one or after a method that usually stops bleeding until the next period, over 45
 * a year after the last period, when one would be late under such a method, and once periods ended.
 */
export function forecastPeriod(facts: CycleFacts, today: CalendarDay): Forecast {
  return resultOf(forecastInSlices(facts, today));
}

/** As `forecastPeriod`, in a few steps of similar duration, between which other work can run. */
export function* forecastInSlices(facts: CycleFacts, today: CalendarDay): Pausable<Forecast> {
  const reason = reasonOfStage(facts, today);
  if (reason !== null) return paused(reason);
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) return withoutCycle(facts);
  if (isAfterChange(facts, today)) return paused("after-change");

  const outlook = yield* outlookInSlices(facts, today, cycleStart);
  yield;
  const suspected = suspectedCycleOf(facts);
  yield;
  const { odds, oddsAtFirst, lapseProbability, evidence } = outlook;
  const isConfirmed = evidence.status === "confirmed";
  const rangeOf = (share: number, of = odds): DayRange => {
    const { shortest, longest } = centralRange(of, share);
    return { first: addDays(cycleStart, shortest), last: addDays(cycleStart, longest) };
  };
  const expectedDay = addDays(cycleStart, quantile(oddsAtFirst, 0.5));
  const expected80 = rangeOf(0.8, oddsAtFirst);
  const likely80 = rangeOf(0.8);
  const lengths = observedCycles(facts).map(({ length }) => length);
  const isWide = isTooWide(daysWithin(expected80), facts, lengths.length);
  const isLate = today > (isWide ? expected80.last : expectedDay);
  const suspicion = suspected?.probability ?? 0;
  const missedLogProbability = Math.max(suspicion, lapseProbability);
  const isLogLapsed = lapseProbability > WORTH_ASKING;
  if ((isLate || isLogLapsed) && hasBloodlessMethod(facts, today)) return paused("method");
  const forecast: PeriodForecast = {
    kind: "forecast",
    cycleStart,
    expectedLength: daysBetween(cycleStart, expectedDay),
    expectedDay,
    expected80,
    likelyDay: addDays(cycleStart, quantile(odds, 0.5)),
    likely50: rangeOf(0.5),
    likely80,
    likely90: rangeOf(0.9),
    days: odds.probabilities.map((probability, place) => ({
      day: addDays(cycleStart, odds.firstLength + place),
      probability,
    })),
    completedCycles: lengths.length,
    isWide,
    confidence: isWide || isLogLapsed ? "low" : confidenceOf(daysWithin(likely80)),
    ovulation: outlook.ovulation,
    weighsSigns: outlook.weighsSigns,
    basis: isConfirmed ? "confirmed-ovulation" : "cycle-lengths",
    isLate,
    missedLogProbability,
    suspectedCycle: suspicion > WORTH_ASKING ? suspected : null,
    lapseProbability,
    isLogLapsed,
    reasons: forecastReasons({
      facts,
      lengths,
      isLate,
      isMissedLogSuspected: missedLogProbability > WORTH_ASKING,
      lutealLengths: isConfirmed ? chartedLutealLengths(facts) : null,
      isRiseTakenBack: isTakenBack(evidence),
    }),
  };
  const isAfterMethod = wornOffMethods(facts, today).length > 0;
  return isAfterMethod ? { kind: "paused", reason: "after-method", unshown: forecast } : forecast;
}
