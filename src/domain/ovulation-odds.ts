import type { CalendarDay } from "./calendar-day.ts";
import { daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { currentCycleEvidence, knownLutealLengths } from "./cycle-signs.ts";
import type { PeriodForecast } from "./forecast-period.ts";
import { lutealOdds } from "./luteal-length.ts";

/** How probable ovulation is on each day of the cycle, which counts from 1; they sum to about 1. */
export type OvulationOdds = ReadonlyMap<number, number>;

/**
 * How far a confirmed ovulation day may be off: temperature and test agree within a day in two of
 * three charts, within two in nearly four of five (measured on 21 women's charts, docs/predictions.md).
 */
const CONFIRMED_DAY_ODDS = [
  [-2, 0.08],
  [-1, 0.22],
  [0, 0.4],
  [1, 0.22],
  [2, 0.08],
] as const;

/** Counted back from each day the next period may begin on: a luteal length before it. */
function oddsFromPeriod(facts: CycleFacts, { cycleStart, days }: PeriodForecast): OvulationOdds {
  const luteal = lutealOdds(knownLutealLengths(facts));
  const firstLength = daysBetween(cycleStart, days[0]?.day ?? cycleStart);
  const odds = new Map<number, number>();
  days.forEach(({ probability }, place) => {
    luteal.probabilities.forEach((share, lutealPlace) => {
      const cycleDay = firstLength + place - (luteal.firstLength + lutealPlace);
      if (cycleDay < 1) return;
      odds.set(cycleDay, (odds.get(cycleDay) ?? 0) + probability * share);
    });
  });
  return odds;
}

/**
 * When she ovulates in this cycle, as far as it can be known today: the one distribution that phase
 * and fertile days are read off. From the forecast and her luteal lengths, or from her signs once
 * they confirm it.
 * @example ovulationOdds(facts, forecast, today).get(15) // 0.19
 */
export function ovulationOdds(
  facts: CycleFacts,
  forecast: PeriodForecast,
  today: CalendarDay,
): OvulationOdds {
  const evidence = currentCycleEvidence(facts, today);
  if (evidence?.status !== "confirmed" || evidence.ovulationDay === null) {
    return oddsFromPeriod(facts, forecast);
  }
  const { ovulationDay } = evidence;
  return new Map(CONFIRMED_DAY_ODDS.map(([off, share]) => [ovulationDay + off, share]));
}

/** How probable it is that ovulation falls on one of the cycle days from `first` to `last`. */
export function ovulationWithin(odds: OvulationOdds, first: number, last: number): number {
  let sum = 0;
  for (const [day, probability] of odds) if (day >= first && day <= last) sum += probability;
  return sum;
}
