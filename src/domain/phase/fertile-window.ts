import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { isAfterLongGap } from "../cycles/long-gap.ts";
import { contraceptiveEffect } from "../cycles/norms/contraceptive-effect.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import {
  type Forecast,
  forecastWithDays,
  type PeriodForecast,
} from "../forecast/forecast-period.ts";
import { ovulationQuantile } from "../forecast/ovulation-odds.ts";

export type FertileWindow =
  | { readonly kind: "window"; readonly peak: DayRange; readonly possible: DayRange }
  | { readonly kind: "hard-to-predict"; readonly possible: DayRange }
  | {
      readonly kind: "hidden";
      readonly reason: "hormonal-contraception" | "iud" | "pregnant" | "her-choice";
    }
  /** Over 45, after 60 days or more without a period, when the calendar predicts nothing. */
  | { readonly kind: "long-gap" }
  | { readonly kind: "no-cycle" };

/** A day's relation to the fertile days; `none` if they are hidden or unknown. */
export type FertileState = "none" | "upcoming" | "possible" | "peak" | "passed";

/** The product's peak without ovulation signs, in days before the next period's expected start. */
const PEAK_BEFORE_PERIOD = { first: 16, last: 12 } as const;

/**
 * The six fertile days are the day of ovulation and the five before (Wilcox et al., BMJ
 * 2000;321:1259). Ovulation comes about 12–14 days before the next period (luteal phase 12.4 days
 * on average, 95% 7–17: Bull et al., npj Digit Med 2019;2:83), so 14 + 5 and 12 days before.
 */
const POSSIBLE_BEFORE_PERIOD = { first: 19, last: 12 } as const;

/** Days on either side of the likeliest ovulation, once signs are weighed: five days as well. */
const PEAK_ABOUT_OVULATION = 2;
const FERTILE_BEFORE_OVULATION = 5;

const inCycle = ({ cycleStart }: PeriodForecast, first: number, last: number): DayRange => ({
  first: addDays(cycleStart, Math.max(1, first) - 1),
  last: addDays(cycleStart, last - 1),
});

function possibleDays(forecast: PeriodForecast): DayRange {
  const { expected80, likely80, cycleStart, ovulation } = forecast;
  if (forecast.weighsSigns) {
    const first = ovulationQuantile(ovulation, 0.1) - FERTILE_BEFORE_OVULATION;
    return inCycle(forecast, first, ovulationQuantile(ovulation, 0.9));
  }
  const first = addDays(expected80.first, -POSSIBLE_BEFORE_PERIOD.first);
  return {
    first: first < cycleStart ? cycleStart : first,
    last: addDays(likely80.last, -POSSIBLE_BEFORE_PERIOD.last),
  };
}

function peakDays(forecast: PeriodForecast): DayRange {
  const { expectedDay, cycleStart, ovulation } = forecast;
  if (forecast.weighsSigns) {
    const middle = ovulationQuantile(ovulation, 0.5);
    const last = Math.min(middle + PEAK_ABOUT_OVULATION, ovulationQuantile(ovulation, 0.9));
    return inCycle(forecast, middle - PEAK_ABOUT_OVULATION, last);
  }
  const first = addDays(expectedDay, -PEAK_BEFORE_PERIOD.first);
  return {
    first: first < cycleStart ? cycleStart : first,
    last: addDays(expectedDay, -PEAK_BEFORE_PERIOD.last),
  };
}

/**
 * Peak days and possible range. A calendar estimate, not for contraception. Hidden with hormones,
 * and with an IUD not stated to be copper. `no-cycle` also when the log has lapsed.
 */
export function fertileWindow(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): FertileWindow {
  if (facts.pregnancy === "pregnant") return { kind: "hidden", reason: "pregnant" };
  const effect = contraceptiveEffect(facts.contraception, facts.iud);
  if (effect === "hormonal") return { kind: "hidden", reason: "hormonal-contraception" };
  if (effect === "unknown") return { kind: "hidden", reason: "iud" };
  if (facts.hidesFertility === true) return { kind: "hidden", reason: "her-choice" };
  if (isAfterLongGap(facts, today)) return { kind: "long-gap" };
  const dated = forecastWithDays(forecast);
  if (dated === null) return { kind: "no-cycle" };
  const possible = possibleDays(dated);
  return dated.confidence === "low"
    ? { kind: "hard-to-predict", possible }
    : { kind: "window", peak: peakDays(dated), possible };
}

/**
 * Returns whether a day is before, in or after the fertile days.
 * @example fertileState(fertileWindow(facts, forecast), today) // "possible"
 */
export function fertileState(window: FertileWindow, day: CalendarDay): FertileState {
  if (!("possible" in window)) return "none";
  if (day < window.possible.first) return "upcoming";
  if (day > window.possible.last) return "passed";
  const isPeak = window.kind === "window" && day >= window.peak.first && day <= window.peak.last;
  return isPeak ? "peak" : "possible";
}
