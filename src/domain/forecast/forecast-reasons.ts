import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { EVEN_CYCLES } from "../cycles/norms/usual-cycle.ts";

/** The basis of a forecast and what makes it less certain, as message keys. */
export type ForecastReason =
  | "confirmed-ovulation"
  | "temperature-fell-back"
  | "own-luteal-lengths"
  | "published-luteal-length"
  | "own-cycles"
  | "few-own-cycles"
  | "published-figures"
  | "told-regular"
  | "told-irregular"
  | "told-pcos"
  | "told-length"
  | "uneven-cycles"
  | "late"
  | "missed-log-suspected"
  | "cycles-left-out";

/** Confidence by the width of the 80% range. */
export type Confidence = "high" | "fair" | "low";

/** Maximum width of the 80% range, in days. Judgements. */
const HIGH_CONFIDENCE_SPAN = 6;
export const FAIR_CONFIDENCE_SPAN = 11;
const STATED_REGULAR_SPAN = 15;

/** With fewer cycles published figures dominate the forecast. A judgement. */
const ENOUGH_OWN_CYCLES = 3;

/** Grades the width of the 80% range, in days. @example confidenceOf(8) // "fair" */
export function confidenceOf(span80: number): Confidence {
  if (span80 <= HIGH_CONFIDENCE_SPAN) return "high";
  return span80 <= FAIR_CONFIDENCE_SPAN ? "fair" : "low";
}

/**
 * Returns whether a first 80% range is too wide to name a day. In the first cycle of a user who
 * stated regular cycles the limit is wider: "hard to predict" would contradict her.
 * @example isTooWide(12, facts, 0) // true, unless she told of regular cycles
 */
export function isTooWide(span80: number, facts: CycleFacts, completedCycles: number): boolean {
  const isHerWord = completedCycles === 0 && isStatedRegular(facts);
  return span80 > (isHerWord ? STATED_REGULAR_SPAN : FAIR_CONFIDENCE_SPAN);
}

const isStatedRegular = ({ regularity, pcos }: CycleFacts) =>
  regularity === "regular" && pcos !== "yes";

const when = (applies: boolean, reason: ForecastReason) => (applies ? [reason] : []);

function cycleReasons(lengths: readonly number[]): ForecastReason[] {
  if (lengths.length === 0) return ["published-figures"];
  const isUneven = Math.max(...lengths) - Math.min(...lengths) > EVEN_CYCLES.borderlineUpTo;
  return [
    lengths.length < ENOUGH_OWN_CYCLES ? "few-own-cycles" : "own-cycles",
    ...when(lengths.length < ENOUGH_OWN_CYCLES, "published-figures"),
    ...when(isUneven, "uneven-cycles"),
  ];
}

function statedReasons(facts: CycleFacts): ForecastReason[] {
  const { regularity, pcos, statedLength, statedRange = [] } = facts;
  const isLengthStated = regularity === "regular" ? statedLength !== null : statedRange.length > 0;
  return [
    ...when(regularity === "regular", "told-regular"),
    ...when(regularity === "irregular", "told-irregular"),
    ...when(pcos === "yes", "told-pcos"),
    ...when(isLengthStated, "told-length"),
  ];
}

export interface ForecastBasis {
  readonly facts: CycleFacts;
  /** Lengths learnt from, in days. */
  readonly lengths: readonly number[];
  /** Luteal lengths used; `null` if ovulation is not confirmed. */
  readonly lutealLengths: readonly number[] | null;
  readonly isRiseTakenBack: boolean;
  readonly isLate: boolean;
  readonly isMissedLogSuspected: boolean;
}

/** Most important first. @example forecastReasons(basis) // ["own-cycles", "told-regular"] */
export function forecastReasons(basis: ForecastBasis): ForecastReason[] {
  const { facts, lengths, lutealLengths } = basis;
  const isSettledByOvulation = lutealLengths !== null;
  const luteal: ForecastReason =
    (lutealLengths?.length ?? 0) > 0 ? "own-luteal-lengths" : "published-luteal-length";
  return [
    ...(isSettledByOvulation
      ? (["confirmed-ovulation", luteal] as const)
      : [...cycleReasons(lengths), ...statedReasons(facts)]),
    ...when(basis.isRiseTakenBack, "temperature-fell-back"),
    ...when(basis.isLate, "late"),
    ...when(basis.isMissedLogSuspected, "missed-log-suspected"),
    ...when(
      facts.cycles.some(({ isExcluded }) => isExcluded === true),
      "cycles-left-out",
    ),
  ];
}
