import type { CycleFacts } from "../cycle-facts.ts";
import { contraceptiveEffect } from "./contraceptive-effect.ts";

export interface UsualCycle {
  /** From the first day of one period to the first day of the next. */
  readonly cycle: { readonly shortest: number; readonly longest: number };
  /** The longest usual period in days; `null` if no source was found. */
  readonly periodUpTo: number | null;
  readonly source: string;
}

/**
 * The longest usual period, in days (FIGO: Munro et al., Int J Gynaecol Obstet 2018;143:393; MSD
 * Manual, Normal menstrual parameters). A longer open one was more likely forgotten.
 */
export const LONGEST_USUAL_PERIOD = 8;

/**
 * Longest period, in days, that counts in averages. A typing guard, by judgement: the end was more
 * likely forgotten. The user is asked, and concerns and history still include it.
 */
export const LONGEST_COUNTED_PERIOD = 30;

/** Days, until logged or stated: the product's round figures, within the usual ranges. */
export const DEFAULT_CYCLE_LENGTH = 28;
export const DEFAULT_PERIOD_LENGTH = 5;

const ADULT: UsualCycle = {
  cycle: { shortest: 24, longest: 38 },
  periodUpTo: LONGEST_USUAL_PERIOD,
  source: "FIGO 2018, doi.org/10.1002/ijgo.12666",
};

/** In the first years after the first period. */
const ADOLESCENT: UsualCycle = {
  cycle: { shortest: 21, longest: 45 },
  periodUpTo: null,
  source: "Peña et al. 2020, PMC7092491",
};

/** The age at first period is not asked, so age stands in for the years since. */
const ADULT_AGE = 18;
const OLDEST_AGE_OF_THE_NORMS = 45;

/** Absent periods (GPnotebook, after FIGO; Peña et al. 2020, PMC7092491). */
export const LONG_GAP_DAYS = 90;

/** Days without bleeding that mark the late transition to menopause (STRAW+10). */
export const LATE_TRANSITION_DAYS = 60;

/**
 * Longer cycles are irregular from the third year after the first period on, and before that from
 * 45 days (Peña et al. 2020, PMC7092491).
 */
const LONG_CYCLE = { adult: 35, adolescent: 45 } as const;

/**
 * Days between the shortest and the longest cycle: up to 7 is regular at every age of the norms, 8
 * or 9 at some (FIGO 2018, doi.org/10.1002/ijgo.12666). The bands by age are left out until a
 * clinician has confirmed them, so 8 and 9 are called borderline.
 */
export const EVEN_CYCLES = { regularUpTo: 7, borderlineUpTo: 9 } as const;

type Woman = Pick<CycleFacts, "age" | "stages"> &
  Pick<CycleFacts, "contraception" | "iud" | "pregnancy" | "isBreastfeeding">;

/**
 * As `hasOwnCycles`, and not above the norms' age; an unknown age excludes nothing.
 * @example normsHold({ age: 29, contraception: "pill", pregnancy: null }) // false
 */
export const normsHold = (woman: Woman): boolean => hasOwnCycles(woman) && !isPastNorms(woman.age);

/**
 * Not in a pregnancy, while breastfeeding, with hormones or an IUD that may have some, nor once
 * periods have ended.
 * @example hasOwnCycles({ contraception: "pill", pregnancy: null }) // false
 */
export function hasOwnCycles(woman: Omit<Woman, "age">): boolean {
  const { contraception, iud, pregnancy, isBreastfeeding, stages = [] } = woman;
  if (pregnancy === "pregnant" || isBreastfeeding === true) return false;
  if (stages.some(({ kind, to }) => kind === "no_periods" && to === undefined)) return false;
  return contraceptiveEffect(contraception, iud) === "none";
}

/** Whether the age is above the norms; an unknown age is not. @example isPastNorms(46) // true */
export const isPastNorms = (age: number | null | undefined): boolean =>
  (age ?? 0) > OLDEST_AGE_OF_THE_NORMS;

/** Cycles naturally vary more; an unknown age counts as adult. @example isAdolescent(16) // true */
export function isAdolescent(age: number | null | undefined): boolean {
  return (age ?? ADULT_AGE) < ADULT_AGE;
}

/**
 * Returns the usual cycle at an age, in days.
 * @example usualCycleAt(29) // { cycle: { shortest: 24, longest: 38 }, periodUpTo: 8, source: "FIGO 2018, …" }
 */
export function usualCycleAt(age: number | null | undefined): UsualCycle {
  return isAdolescent(age) ? ADOLESCENT : ADULT;
}

/** Days after which a period is later than usual. @example longestUsualWait(29) // 35 */
export function longestUsualWait(age: number | null | undefined): number {
  return isAdolescent(age) ? LONG_CYCLE.adolescent : LONG_CYCLE.adult;
}

/**
 * Returns the usual range for a user; `null` if none applies or the age is unknown.
 * @example usualCycle({ age: 29, contraception: "none", pregnancy: null }) // 24 to 38 days
 */
export function usualCycle(woman: Woman): UsualCycle | null {
  if ((woman.age ?? null) === null || !normsHold(woman)) return null;
  return usualCycleAt(woman.age);
}
