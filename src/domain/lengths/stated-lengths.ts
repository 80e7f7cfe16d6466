import type { CycleFacts } from "../cycles/cycle-facts.ts";
import type { WeighedPopulation } from "./length-belief.ts";
import type { LengthCells } from "./length-cells.ts";
import { evidenceOf } from "./length-evidence.ts";
import { spreadFactor } from "./spread-by-age.ts";

/** The populations as tables; the engine has one model, an evaluation may fit its own. */
export interface LengthModel {
  readonly monthly: LengthCells;
  readonly infrequent: LengthCells;
  readonly erratic: LengthCells;
  readonly unusual: LengthCells;
}

export interface StatedLengths {
  readonly regularity: CycleFacts["regularity"];
  readonly pcos: CycleFacts["pcos"];
  /** Days. */
  readonly statedLength: number | null;
  /** The shortest and longest cycle in days, as stated. */
  readonly statedRange?: readonly number[] | undefined;
  /** Years. */
  readonly age: number | null;
}

/**
 * Prior probability of long and irregular cycles. With PCOS: 79% have rare periods (PMC10244367),
 * by judgement somewhat more with irregular cycles; 49.0% never had regular cycles or only after
 * hormones, 24.0% never (Apple Women's Health Study, update of March 2022), the latter used when
 * cycles are called regular; midway between 49 and 79% without an answer on regularity. Irregular
 * without PCOS: 44% of women who say so are so by their records (Weller and Weller, J Psychosom
 * Obstet Gynaecol 1998;19:111). Not sure: 21.7% of women without PCOS never had regular cycles or
 * only after hormones; no answer: 8.4% never (Apple Women's Health Study). Regular: a third of
 * that, by judgement.
 */
const INFREQUENT_SHARE = {
  withPcos: { irregular: 0.85, unsaid: 0.64, not_sure: 0.49, regular: 0.24 },
  withoutPcos: { irregular: 0.44, not_sure: 0.217, regular: 0.03 },
  nothingSaid: 0.084,
} as const;

/**
 * Weight of a stated length as evidence, in cycles. Women who call themselves regular are right on
 * average (29.0 stated, 29.1 found: Creinin et al., Contraception 2004;70:289), one by one only
 * moderately (kappa 0.45: Jukic et al., Am J Epidemiol 2008;167:25): the figures are judgements.
 * The ends of a range are remembered because they stand out: each counts as one cycle seen.
 */
const STATED_LENGTH_EVIDENCE = { regular: 1.5, unsaid: 0.7, endOfRange: 1 } as const;

/** Share of women with monthly cycles and gaps among those with long, irregular cycles. A judgement. */
const ERRATIC_SHARE = 0.45;

/** The share of women with far shorter or longer cycles than others. A judgement. */
const UNUSUAL_SHARE = 0.01;

/**
 * Share of recorded cycles that hide one unlogged period. Judgements: where long cycles are
 * expected, a long cycle is likelier than a missed log.
 */
const MISSED_LOG_SHARE = {
  usual: { monthly: 0.08, long: 0.01 },
  longExpected: { monthly: 0.015, long: 0.005 },
} as const;

/** Longest length the form suggests; a longer one was entered deliberately. */
const LONGEST_OFFERED_LENGTH = 35;

/**
 * Cycles shorten by 0.18 days a year from 25 to 45 (Bull et al., npj Digit Med 2019;2:83), of 29:
 * as a logarithm. The women fitted on were 33 on average.
 */
const CHANGE_PER_YEAR = -0.18 / 29;
const MEAN_AGE = 33;
const CHANGING_AGES = { from: 25, to: 45 } as const;

function infrequentShare({ pcos, regularity }: StatedLengths): number {
  if (pcos === "yes") return INFREQUENT_SHARE.withPcos[regularity ?? "unsaid"];
  if (regularity !== null) return INFREQUENT_SHARE.withoutPcos[regularity];
  return pcos === "unsure" ? INFREQUENT_SHARE.withoutPcos.not_sure : INFREQUENT_SHARE.nothingSaid;
}

function statedEvidence({ regularity, statedLength }: StatedLengths): number {
  if (regularity === "regular") return STATED_LENGTH_EVIDENCE.regular;
  // With irregular cycles a stated 28 is most often the form's default.
  const isOffered = statedLength !== null && statedLength <= LONGEST_OFFERED_LENGTH;
  return regularity === "irregular" && isOffered ? 0 : STATED_LENGTH_EVIDENCE.unsaid;
}

/** The likelihood ratio of a normal prior when its mean moves by `shift`. */
const movedBy = (distance: number, shift: number, deviation: number) =>
  Math.exp((distance * shift - shift ** 2 / 2) / deviation ** 2);

/** Monthly cycles shorten with age: the factor that moves the typical lengths. */
function agreementWithAge({ population, centres, perSpread }: LengthCells, age: number | null) {
  if (age === null) return null;
  const years = Math.min(Math.max(age, CHANGING_AGES.from), CHANGING_AGES.to) - MEAN_AGE;
  const shift = CHANGE_PER_YEAR * years;
  const ofLengths = centres
    .subarray(0, perSpread)
    .map((centre) => movedBy(Math.log(centre / population.centre), shift, population.centreSpread));
  return centres.map((_, cell) => ofLengths[cell % perSpread] ?? 1);
}

/** Personal spreads `factor` times as large; typical lengths are as probable as before. */
function widened({ population, prior, perSpread, centres, spreads }: LengthCells, factor: number) {
  if (factor === 1) return prior;
  const wide = prior.map((weight, cell) => {
    const fromCentre = Math.log((centres[cell] ?? 0) / population.centre);
    const logSpread = Math.log((spreads[cell] ?? 0) / population.spread);
    const distance = logSpread - population.spreadGrowth * fromCentre;
    return weight * movedBy(distance, Math.log(factor), population.spreadSpread);
  });
  const sumsOf = (weights: Float64Array) => {
    const sums = new Float64Array(perSpread);
    weights.forEach((weight, cell) => {
      sums[cell % perSpread] = (sums[cell % perSpread] ?? 0) + weight;
    });
    return sums;
  };
  const [before, after] = [sumsOf(prior), sumsOf(wide)];
  return wide.map((weight, cell) => {
    const place = cell % perSpread;
    return weight * ((before[place] ?? 1) / (after[place] ?? 1));
  });
}

function agreementWithLengths(cells: LengthCells, stated: StatedLengths): Float64Array | null {
  const evidence = evidenceStated(stated);
  if (evidence.length === 0) return null;
  const agreement = new Float64Array(cells.centres.length).fill(1);
  for (const [length, weight] of evidence) {
    const observed = { length: Math.round(length), missedLog: "no" } as const;
    const { likelihood } = evidenceOf(cells, observed, 0);
    likelihood.forEach((value, cell) => {
      agreement[cell] = (agreement[cell] ?? 0) * value ** weight;
    });
  }
  return agreement;
}

/** The stated lengths in days, each with its weight as evidence. */
function evidenceStated(stated: StatedLengths): readonly (readonly [number, number])[] {
  const { statedLength, statedRange = [], regularity } = stated;
  const ends = regularity === "regular" ? [] : statedRange;
  return [
    ...(statedLength === null ? [] : [[statedLength, statedEvidence(stated)] as const]),
    ...ends.map((length) => [length, STATED_LENGTH_EVIDENCE.endOfRange] as const),
  ];
}

/** The product of weights and factors (if any), scaled to sum to `trust`. */
function weighted(weights: Float64Array, factors: Float64Array | null, trust: number) {
  // Plain loops: a forecast must take under a millisecond.
  const product = weights.slice();
  let total = 0;
  for (let cell = 0; cell < product.length; cell += 1) {
    const value = (weights[cell] ?? 0) * (factors === null ? 1 : (factors[cell] ?? 0));
    product[cell] = value;
    total += value;
  }
  for (let cell = 0; cell < product.length; cell += 1) {
    product[cell] = ((product[cell] ?? 0) / total) * trust;
  }
  return product;
}

/** Returns the prior of cycle lengths from the stated answers. */
export function populationsFor(
  stated: StatedLengths,
  model: LengthModel,
): readonly WeighedPopulation[] {
  const answers = JSON.stringify(stated);
  if (latest?.model !== model || latest.answers !== answers) {
    latest = { model, answers, populations: weighedPopulations(stated, model) };
  }
  return latest.populations;
}

/** Cached, because one forecast asks twice for the same answers. */
let latest: {
  readonly model: LengthModel;
  readonly answers: string;
  readonly populations: readonly WeighedPopulation[];
} | null = null;

function weighedPopulations(
  stated: StatedLengths,
  { monthly, infrequent, erratic, unusual }: LengthModel,
): readonly WeighedPopulation[] {
  const share = infrequentShare(stated);
  const expectsLong = stated.pcos === "yes" || stated.regularity === "irregular";
  const missed = MISSED_LOG_SHARE[expectsLong ? "longExpected" : "usual"];
  const weighed = (
    cells: LengthCells,
    trust: number,
    missedLogShare: number,
    ofAllAges = cells.prior,
  ) => {
    const prior = weighted(ofAllAges, agreementWithAge(cells, stated.age), trust);
    const statedPrior = weighted(prior, agreementWithLengths(cells, stated), trust);
    return { cells, missedLogShare, prior, statedPrior };
  };
  const usual = 1 - UNUSUAL_SHARE;
  // The other populations are wide at any age.
  const monthlyPrior = widened(monthly, spreadFactor(stated.age));
  return [
    weighed(monthly, usual * (1 - share), missed.monthly, monthlyPrior),
    weighed(infrequent, usual * share * (1 - ERRATIC_SHARE), missed.long),
    weighed(erratic, usual * share * ERRATIC_SHARE, missed.long),
    weighed(unusual, UNUSUAL_SHARE, missed.long),
  ];
}
