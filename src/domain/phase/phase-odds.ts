import { ovulationWithin } from "../forecast/ovulation-odds.ts";
import type { OvulationOdds } from "../signs/weigh-lengths.ts";
import type { Phase } from "./cycle-phase.ts";

/** The probability of each phase; they sum to 1. */
export type PhaseOdds = Readonly<Record<Phase, number>>;

/** The product's bands for 28 days, 14 to 17, around an ovulation 13 days before the end. */
export const OVULATORY = { before: 1, after: 2 } as const;

/**
 * Period days are menstrual; the others follow the ovulation odds, not the calendar: "luteal" means
 * that ovulation has probably happened. `cycleDay` from 1.
 * @example phaseOdds(forecast.ovulation, 5, 24).luteal // 0.97
 */
export function phaseOdds(odds: OvulationOdds, periodLength: number, cycleDay: number): PhaseOdds {
  if (cycleDay <= periodLength) return { menstrual: 1, follicular: 0, ovulatory: 0, luteal: 0 };
  const first = cycleDay - OVULATORY.after;
  const last = cycleDay + OVULATORY.before;
  const follicular = ovulationWithin(odds, last + 1, Number.POSITIVE_INFINITY);
  const ovulatory = ovulationWithin(odds, first, last);
  const luteal = ovulationWithin(odds, 1, first - 1);
  const total = follicular + ovulatory + luteal;
  return {
    menstrual: 0,
    follicular: follicular / total,
    ovulatory: ovulatory / total,
    luteal: luteal / total,
  };
}

/** From this probability a phase is named without its probability. */
const SURE = 0.8;

/** Probable enough to be named alone. @example isSurePhase(0.79) // false */
export const isSurePhase = (probability: number) => probability >= SURE;

/**
 * Returns a probability rounded to tenths; an unsure phase never rounds up to a sure one.
 * @example phaseTenths(0.79) // 7
 */
export const phaseTenths = (probability: number) =>
  Math.round((isSurePhase(probability) ? probability : Math.min(probability, SURE - 0.1)) * 10);

const inOrder: readonly Phase[] = ["menstrual", "follicular", "ovulatory", "luteal"];

/**
 * Returns the phase to name, with its probability: the one with more than half of the odds, else
 * ovulatory between two others, which makes four days around the middle of the odds ovulatory. Four
 * days of a wide forecast are too improbable: its likeliest phase is named.
 * @example namedPhase(odds, forecast) // { phase: "follicular", probability: 0.7 }
 */
export function namedPhase(
  odds: PhaseOdds,
  { isWide }: { readonly isWide: boolean },
): { readonly phase: Phase; readonly probability: number } {
  const likeliest = inOrder.reduce((most, one) => (odds[one] > odds[most] ? one : most));
  const phase = isWide || odds[likeliest] > 0.5 ? likeliest : "ovulatory";
  return { phase, probability: odds[phase] };
}
