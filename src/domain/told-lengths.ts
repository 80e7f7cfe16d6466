import type { CycleFacts } from "./cycle-facts.ts";
import type { WeighedPopulation } from "./length-belief.ts";
import type { LengthCells } from "./length-cells.ts";

/** The populations as tables; the engine has one of each, a comparison may fit its own. */
export interface LengthModel {
  readonly monthly: LengthCells;
  readonly infrequent: LengthCells;
  readonly erratic: LengthCells;
}

/** What she told us that bears on the lengths of her cycles. */
export interface ToldOfLengths {
  readonly regularity: CycleFacts["regularity"];
  readonly pcos: CycleFacts["pcos"];
  /** Days. */
  readonly statedLength: number | null;
  /** Years. */
  readonly age: number | null;
}

/**
 * How probable long and uneven cycles are before any is logged.
 * - With PCOS: 79% have rare periods (PMC10244367), so somewhat more, by judgement, of those who
 *   call their cycles irregular; 49.0% never had regular cycles or only after hormones, 24.0% never
 *   (Apple Women's Health Study, update of March 2022), the latter taken when she calls them regular
 *   all the same; midway between 49 and 79% when she says nothing of regularity.
 * - Irregular without PCOS: 44% of women who say so are so by their records (Weller and Weller,
 *   J Psychosom Obstet Gynaecol 1998;19:111).
 * - Not sure: 21.7% of women without PCOS never had regular cycles or only after hormones; nothing
 *   said: 8.4% never (Apple Women's Health Study). Regular: a third of that, by judgement.
 */
const INFREQUENT_SHARE = {
  withPcos: { irregular: 0.85, unsaid: 0.64, not_sure: 0.49, regular: 0.24 },
  withoutPcos: { irregular: 0.44, not_sure: 0.217, regular: 0.03 },
  nothingSaid: 0.084,
} as const;

/**
 * Cycles' worth of evidence in a stated length. Women who call themselves regular are right on
 * average (29.0 stated, 29.1 found: Creinin et al., Contraception 2004;70:289), one by one only
 * moderately (kappa 0.45: Jukic et al., Am J Epidemiol 2008;167:25): the figures are judgements.
 */
const STATED_LENGTH_EVIDENCE = { regular: 1.5, unsaid: 0.7 } as const;

/** Of women with long and uneven cycles, those near a month but for long gaps. A judgement. */
const ERRATIC_SHARE = 0.45;

/**
 * Share of recorded cycles that hide one unlogged period. Judgements: where she leads us to expect
 * long cycles, a long cycle is believed sooner than a missed log.
 */
const MISSED_LOG_SHARE = {
  usual: { monthly: 0.08, long: 0.01 },
  longExpected: { monthly: 0.015, long: 0.005 },
} as const;

/** Longest length that the app offers to state; a longer one was chosen with care. */
const LONGEST_OFFERED_LENGTH = 35;

/**
 * Cycles shorten by 0.18 days a year from 25 to 45 (Bull et al., npj Digit Med 2019;2:83), of 29:
 * as a logarithm. The women fitted on were 33 on average.
 */
const AGE_EFFECT = { perYear: -0.18 / 29, mean: 33, from: 25, to: 45 } as const;

function infrequentShare({ pcos, regularity }: ToldOfLengths): number {
  if (pcos === "yes") return INFREQUENT_SHARE.withPcos[regularity ?? "unsaid"];
  if (regularity !== null) return INFREQUENT_SHARE.withoutPcos[regularity];
  return pcos === "unsure" ? INFREQUENT_SHARE.withoutPcos.not_sure : INFREQUENT_SHARE.nothingSaid;
}

function statedEvidence({ regularity, statedLength }: ToldOfLengths): number {
  if (regularity === "regular") return STATED_LENGTH_EVIDENCE.regular;
  // An uneven woman's 28 is most often what stood there before she touched it.
  const isOffered = statedLength !== null && statedLength <= LONGEST_OFFERED_LENGTH;
  return regularity === "irregular" && isOffered ? 0 : STATED_LENGTH_EVIDENCE.unsaid;
}

/** Moves the prior's centre, a log-normal's, by the effect of her age. */
function logOfAge({ population, centres }: LengthCells, age: number | null): Float64Array {
  if (age === null) return new Float64Array(centres.length);
  const years = Math.min(Math.max(age, AGE_EFFECT.from), AGE_EFFECT.to) - AGE_EFFECT.mean;
  const moved = AGE_EFFECT.perYear * years;
  const variance = population.centreSpread ** 2;
  return centres.map(
    (centre) => (Math.log(centre / population.centre) * moved - moved ** 2 / 2) / variance,
  );
}

function logToldOf(cells: LengthCells, told: ToldOfLengths): Float64Array {
  const ofAge = logOfAge(cells, told.age);
  if (told.statedLength === null) return ofAge;
  const weight = statedEvidence(told);
  const observed = { length: Math.round(told.statedLength), missedLog: "no" } as const;
  const { logLikelihood } = cells.evidenceOf(observed, 0);
  return ofAge.map((value, cell) => value + weight * (logLikelihood[cell] ?? 0));
}

/**
 * What may be believed of her cycle lengths before she has logged any, from what she told us.
 * @example populationsFor(told, fittedLengthModel())
 */
export function populationsFor(
  told: ToldOfLengths,
  { monthly, infrequent, erratic }: LengthModel,
): WeighedPopulation[] {
  const share = infrequentShare(told);
  const expectsLong = told.pcos === "yes" || told.regularity === "irregular";
  const missed = MISSED_LOG_SHARE[expectsLong ? "longExpected" : "usual"];
  const weighed = (cells: LengthCells, trust: number, missedLogShare: number) => ({
    cells,
    trust,
    missedLogShare,
    logTold: logToldOf(cells, told),
  });
  return [
    weighed(monthly, 1 - share, missed.monthly),
    weighed(infrequent, share * (1 - ERRATIC_SHARE), missed.long),
    weighed(erratic, share * ERRATIC_SHARE, missed.long),
  ];
}
