import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { DayProbability, Forecast } from "../forecast/forecast-period.ts";
import { ovulationWithin } from "../forecast/ovulation-odds.ts";
import type { OvulationOdds } from "../signs/weigh-lengths.ts";
import { fertileWindow } from "./fertile-window.ts";

export type FertileDays =
  | {
      readonly kind: "days";
      /** The probability of each day alone; they do not sum to 1. */
      readonly days: readonly DayProbability[];
      readonly peak: DayProbability;
    }
  | { readonly kind: "off"; readonly reason: FertileDaysOff };

export type FertileDaysOff =
  | "hormonal-contraception"
  | "iud"
  | "pregnant"
  | "her-choice"
  | "no-cycle"
  /** Over 45, after 60 days or more without a period. */
  | "long-gap"
  /** No day stands out enough to be meaningful. */
  | "too-wide";

/** The day of ovulation and the five before it (Wilcox et al., BMJ 2000;321:1259). */
const FERTILE_BEFORE_OVULATION = 5;

/** Minimum probability of the best day for showing any. A judgement. */
const LEAST_MEANINGFUL = 0.25;

const LEAST_LISTED = 0.01;

function daysFrom(odds: OvulationOdds, cycleStart: CalendarDay): DayProbability[] {
  const last = Math.max(...odds.keys());
  // The first possible ovulation may lie decades ahead.
  const first = Math.max(1, Math.min(...odds.keys()) - FERTILE_BEFORE_OVULATION);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const cycleDay = first + place;
    const probability = ovulationWithin(odds, cycleDay, cycleDay + FERTILE_BEFORE_OVULATION);
    return { day: addDays(cycleStart, cycleDay - 1), probability: Math.min(1, probability) };
  }).filter(({ probability }) => probability >= LEAST_LISTED);
}

/**
 * Each day's probability, by forecast and luteal length or confirmed ovulation. Not for
 * contraception: ovulation also occurs outside any such window. Off with hormones, an IUD or a
 * pregnancy, and when no day stands out.
 */
export function fertileDays(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): FertileDays {
  const window = fertileWindow(facts, forecast, today);
  const off = (reason: FertileDaysOff) => ({ kind: "off", reason }) as const;
  if (window.kind === "hidden") return off(window.reason);
  if (!("possible" in window) || forecast.kind !== "forecast") {
    return off(window.kind === "long-gap" ? "long-gap" : "no-cycle");
  }
  const days = daysFrom(forecast.ovulation, forecast.cycleStart);
  const [peak] = days.toSorted((one, other) => other.probability - one.probability);
  if (peak === undefined || peak.probability < LEAST_MEANINGFUL) {
    return off("too-wide");
  }
  return { kind: "days", days, peak };
}
