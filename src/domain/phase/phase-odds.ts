import { ovulationWithin } from "../forecast/ovulation-odds.ts";
import type { OvulationOdds } from "../signs/weigh-lengths.ts";
import type { Phase } from "./cycle-phase.ts";

/** How probable each phase is; they sum to 1. */
export type PhaseOdds = Readonly<Record<Phase, number>>;

/**
 * The ovulatory days of the product's bands in a cycle of 28 days, 14 to 17, beside an ovulation 13
 * days before its end: from one day before it to two days after.
 */
export const OVULATORY = { before: 1, after: 2 } as const;

/**
 * How probable it is that a day of the running cycle (`cycleDay`, from 1) falls in each phase. Days
 * of her period are menstrual; the others go by when she ovulates, never by the calendar's bands,
 * so that "luteal" means that ovulation has probably happened. An estimate, unless confirmed.
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

/** From here on a phase is named without its probability. */
const SURE = 0.8;

/**
 * Whether a phase is probable enough to be named alone.
 * @example isSurePhase(0.79) // false
 */
export const isSurePhase = (probability: number) => probability >= SURE;

/**
 * The probability of a phase in whole tenths, the nearest ones; a phase that is not sure never
 * reads like one that is.
 * @example phaseTenths(0.79) // 7
 */
export const phaseTenths = (probability: number) =>
  Math.round((isSurePhase(probability) ? probability : Math.min(probability, SURE - 0.1)) * 10);

/**
 * The likeliest phase, and how probable it is.
 * @example likeliestPhase(odds) // { phase: "follicular", probability: 0.7 }
 */
export function likeliestPhase(odds: PhaseOdds): {
  readonly phase: Phase;
  readonly probability: number;
} {
  const phases: readonly Phase[] = ["menstrual", "follicular", "ovulatory", "luteal"];
  const phase = phases.reduce((most, one) => (odds[one] > odds[most] ? one : most));
  return { phase, probability: odds[phase] };
}
