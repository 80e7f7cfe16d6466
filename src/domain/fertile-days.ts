import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { currentCycleEvidence, knownLutealLengths } from "./cycle-signs.ts";
import { fertileWindow } from "./fertile-window.ts";
import type { DayProbability, Forecast, PeriodForecast } from "./forecast-period.ts";
import { lutealOdds } from "./luteal-length.ts";

/** How probable it is, day by day, that she could conceive; or why that is not said. */
export type FertileDays =
  | {
      readonly kind: "days";
      /** Each day on its own; they do not sum to 1. */
      readonly days: readonly DayProbability[];
      /** The most fertile day, and how probable it is that it is fertile. */
      readonly peak: DayProbability;
    }
  | { readonly kind: "off"; readonly reason: FertileDaysOff };

export type FertileDaysOff =
  | "hormonal-contraception"
  | "iud"
  | "pregnant"
  | "her-choice"
  | "no-cycle"
  /** No day stands out from the others enough to mean anything. */
  | "too-wide";

/** The day of ovulation and the five before it (Wilcox et al., BMJ 2000;321:1259). */
const FERTILE_BEFORE_OVULATION = 5;

/** Below this even the best day says too little to be shown. A judgement. */
const LEAST_MEANINGFUL = 0.25;

/** Days less probable than this are left off. */
const LEAST_LISTED = 0.01;

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

type OvulationOdds = ReadonlyMap<CalendarDay, number>;

/** Counted back from each day the next period may begin on. */
function oddsFromPeriod(facts: CycleFacts, forecast: PeriodForecast): OvulationOdds {
  const luteal = lutealOdds(knownLutealLengths(facts));
  const odds = new Map<CalendarDay, number>();
  for (const { day, probability } of forecast.days) {
    luteal.probabilities.forEach((share, place) => {
      const ovulation = addDays(day, -(luteal.firstLength + place));
      if (ovulation < forecast.cycleStart) return;
      odds.set(ovulation, (odds.get(ovulation) ?? 0) + probability * share);
    });
  }
  return odds;
}

function ovulationOdds(
  facts: CycleFacts,
  forecast: PeriodForecast,
  today: CalendarDay,
): OvulationOdds {
  const evidence = currentCycleEvidence(facts, today);
  if (evidence?.status !== "confirmed" || evidence.ovulationDay === null) {
    return oddsFromPeriod(facts, forecast);
  }
  const day = addDays(forecast.cycleStart, evidence.ovulationDay - 1);
  return new Map(CONFIRMED_DAY_ODDS.map(([off, share]) => [addDays(day, off), share]));
}

function daysFrom(odds: OvulationOdds, cycleStart: CalendarDay): DayProbability[] {
  const ovulations = [...odds.keys()].sort();
  const first = ovulations[0] ?? cycleStart;
  const last = ovulations.at(-1) ?? cycleStart;
  const begin = addDays(first, -FERTILE_BEFORE_OVULATION);
  return Array.from({ length: daysBetween(begin, last) + 1 }, (_, place) => {
    const day = addDays(begin, place);
    let probability = 0;
    for (let ahead = 0; ahead <= FERTILE_BEFORE_OVULATION; ahead += 1) {
      probability += odds.get(addDays(day, ahead)) ?? 0;
    }
    return { day, probability: Math.min(1, probability) };
  }).filter(({ day, probability }) => day >= cycleStart && probability >= LEAST_LISTED);
}

/**
 * How probable it is for each day of this cycle that she could conceive: from the forecast and her
 * luteal length, or from ovulation once it is confirmed. Never contraception: women ovulate
 * outside any such window. Off when hormones, an IUD or a pregnancy make it wrong, and when no day
 * stands out.
 * @example fertileDays(facts, forecastPeriod(facts, today), today)
 */
export function fertileDays(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): FertileDays {
  const window = fertileWindow(facts, forecast);
  if (window.kind === "hidden") return { kind: "off", reason: window.reason };
  if (window.kind === "no-cycle" || forecast.kind !== "forecast") {
    return { kind: "off", reason: "no-cycle" };
  }
  const days = daysFrom(ovulationOdds(facts, forecast, today), forecast.cycleStart);
  const peak = days.reduce<DayProbability | null>(
    (most, day) => (most === null || day.probability > most.probability ? day : most),
    null,
  );
  if (peak === null || peak.probability < LEAST_MEANINGFUL) {
    return { kind: "off", reason: "too-wide" };
  }
  return { kind: "days", days, peak };
}
