import { sumOf } from "#domain/basics/mean.ts";
import {
  beliefOfLengths,
  fittedLengthModel,
  lengthOdds,
} from "#domain/forecast/forecast-length.ts";
import { shiftToOwnCycles } from "#domain/forecast/held-middle.ts";
import { lengthCells } from "#domain/lengths/length-cells.ts";
import { quantile, shiftedOdds } from "#domain/lengths/length-odds.ts";
import { MONTHLY } from "#domain/lengths/length-population.ts";
import type { LengthModel, StatedLengths } from "#domain/lengths/stated-lengths.ts";
import {
  LUTEAL,
  type LutealPopulation,
  oddsAfterOvulation,
} from "#domain/ovulation/luteal-length.ts";
import type { Baseline } from "./baselines.ts";
import type { Woman } from "./cycle-table.ts";
import { fitLuteal, lutealLengthsOf } from "./fit-luteal.ts";
import { fitPopulation } from "./fit-population.ts";
import { FOLDS, foldOf } from "./folds.ts";
import { mean } from "./mean.ts";
import type { Scored } from "./metrics.ts";

export const NOTHING_STATED: StatedLengths = {
  regularity: null,
  pcos: null,
  statedLength: null,
  age: null,
};

/** A question: the next length, from earlier data only. */
export interface Question {
  readonly history: readonly number[];
  readonly actual: number;
  /** Days elapsed without a period. */
  readonly elapsed: number;
  readonly stated: StatedLengths;
}

/** A question for each cycle from the second on, with the earlier ones as history. */
export function questionsOf(lengths: readonly number[], stated = NOTHING_STATED): Question[] {
  return lengths
    .map((actual, index) => ({ history: lengths.slice(0, index), actual, elapsed: 0, stated }))
    .slice(1);
}

/** Irregular by the past only: a standard deviation of 4 days or more, or a cycle over 35 days. */
export function isPastIrregular(history: readonly number[]): boolean {
  if (history.some((length) => length > 35)) return true;
  if (history.length < 2) return false;
  const middle = mean(history);
  const squares = sumOf(history.map((length) => (length - middle) ** 2));
  return Math.sqrt(squares / (history.length - 1)) >= 4;
}

export const LONG_MEAN = 33;

/** Uses earlier cycles only: selecting cycles that turned out long would bias the test. */
export const isPastLong = (history: readonly number[]) => mean(history) > LONG_MEAN;

export function askEngine(
  { history, actual, elapsed, stated }: Question,
  model: LengthModel,
): Scored {
  const observed = history.map((length) => ({ length, missedLog: "not-asked" as const }));
  const belief = beliefOfLengths(observed, stated, { model });
  const shift = shiftToOwnCycles(observed, stated, lengthOdds(belief, 0), { model });
  const odds = shiftedOdds(lengthOdds(belief, elapsed - shift), shift);
  return { predicted: quantile(odds, 0.5), actual, odds };
}

export const askBaseline = (
  { history, actual, elapsed }: Question,
  { predict }: Baseline,
): Scored => ({ predicted: predict(history, elapsed), actual, odds: null });

export interface FoldOfWomen {
  readonly women: readonly Woman[];
  readonly model: LengthModel;
  readonly luteal: LutealPopulation;
}

/** Without `isFitted` all folds use the shipped model, which must be fitted on other women. */
export function foldsOf(women: readonly Woman[], isFitted: boolean): FoldOfWomen[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  return folds.flatMap((fold) => {
    const tested = women.filter(({ id }) => foldOf(id) === fold);
    const others = women.filter(({ id }) => foldOf(id) !== fold);
    if (tested.length === 0) return [];
    if (!isFitted) return [{ women: tested, model: fittedLengthModel(), luteal: LUTEAL }];
    const model = { ...fittedLengthModel(), monthly: lengthCells(fitPopulation(MONTHLY, others)) };
    return [{ women: tested, model, luteal: fitLuteal(others) }];
  });
}

/** Predicts from earlier luteal lengths, beside the calendar method's guess. */
export function afterOvulation(
  woman: Woman,
  luteal: LutealPopulation,
): { readonly engine: Scored; readonly history: readonly number[] }[] {
  const known = lutealLengthsOf(woman);
  return known.flatMap(({ index, luteal: ownLuteal }) => {
    const actual = woman.lengths[index] ?? 0;
    if (index === 0) return [];
    const ovulationDay = actual - ownLuteal;
    const before = known.filter((earlier) => earlier.index < index).map((each) => each.luteal);
    const odds = oddsAfterOvulation(
      { ovulationDay, lutealLengths: before, elapsed: ovulationDay },
      luteal,
    );
    const engine = { predicted: quantile(odds, 0.5), actual, odds };
    return [{ engine, history: woman.lengths.slice(0, index) }];
  });
}
