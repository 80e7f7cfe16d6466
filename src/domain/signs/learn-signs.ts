import { sumOf } from "../basics/mean.ts";
import type { ChartedCycle } from "../ovulation/cycle-signs.ts";
import { lutealOdds } from "../ovulation/luteal-length.ts";
import { type OvulationRatios, ovulationRatios } from "./ovulation-ratios.ts";
import {
  afterDoubt,
  afterLuteal,
  type Doubt,
  lutealOf,
  type SignBelief,
  type SignKind,
  shareMisled,
} from "./sign-belief.ts";
import { learnTemperatures, readingsOf, shareOfRise } from "./temperature-evidence.ts";

/** Cycle days of a completed cycle, each with the probability of ovulation. */
type OvulationInCycle = readonly (readonly [day: number, probability: number])[];

const expectation = (ovulation: OvulationInCycle, valueOn: (day: number) => number) =>
  ovulation.reduce((sum, [day, probability]) => sum + probability * valueOn(day), 0);

/** The probability that the sign misled, given its likelihood ratio for ovulation. */
function misledProbability(doubt: Doubt, ratio: number): number {
  const share = shareMisled(doubt);
  return share / (share + (1 - share) * ratio);
}

function learnDoubts(
  belief: SignBelief,
  { first, kinds, product }: OvulationRatios,
  ovulation: OvulationInCycle,
): Pick<SignBelief, "doubts" | "anovulation"> {
  const meanOf = (ratios: readonly number[]) =>
    expectation(ovulation, (day) => ratios[day - first] ?? 0);
  const learnt = [...kinds].map(([kind, ratios]): [SignKind, Doubt] => {
    const doubt = belief.doubts[kind];
    return [kind, afterDoubt(doubt, misledProbability(doubt, meanOf(ratios)))];
  });
  const { anovulation } = belief;
  return {
    doubts: { ...belief.doubts, ...Object.fromEntries(learnt) },
    anovulation: afterDoubt(anovulation, misledProbability(anovulation, meanOf(product))),
  };
}

function learnLuteal(
  { luteal }: SignBelief,
  length: number,
  ovulation: OvulationInCycle,
): SignBelief["luteal"] {
  const mean = expectation(ovulation, (day) => length - day);
  const variance = expectation(ovulation, (day) => (length - day - mean) ** 2);
  return afterLuteal(luteal, { mean, variance });
}

function afterChart(belief: SignBelief, { length, signs }: ChartedCycle): SignBelief {
  const luteal = lutealOdds([], undefined, lutealOf(belief));
  const longest = luteal.firstLength + luteal.probabilities.length - 1;
  const last = length - luteal.firstLength;
  const ratios = ovulationRatios(signs, belief, { first: length - longest, last });
  if (ratios.kinds.size === 0 || last < 1) return belief;
  const weights = ratios.together.map(
    (ratio, place) => ratio * (luteal.probabilities[last - place - ratios.first] ?? 0),
  );
  const total = sumOf(weights);
  const ovulation = weights.map((weight, place) => [ratios.first + place, weight / total] as const);
  const shareAt = (index: number) => expectation(ovulation, (day) => shareOfRise(index + 1 - day));
  return {
    temperature: learnTemperatures(belief.temperature, readingsOf(signs.temperatures), shareAt),
    luteal: learnLuteal(belief, length, ovulation),
    ...learnDoubts(belief, ratios, ovulation),
  };
}

/**
 * Updates the belief about a user's signs with her completed cycles, oldest first.
 * @example learnSigns(anySigns({ hasPcos: false }), cycles).luteal.mean // 11.6
 */
export const learnSigns = (belief: SignBelief, cycles: readonly ChartedCycle[]): SignBelief =>
  cycles.reduce(afterChart, belief);
