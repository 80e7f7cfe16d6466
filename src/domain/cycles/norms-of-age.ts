import type { CycleFacts } from "./cycle-facts.ts";
import { hasOwnCycles, isPastNorms, type UsualCycle, usualCycle } from "./usual-cycle.ts";

/** What is usual of cycles at her age: a range, or after 45 that they change. */
export type NormsOfAge =
  | ({ readonly kind: "range" } & UsualCycle)
  | ({ readonly kind: "change" } & UsualChange);

/** How cycles change on the way to menopause. */
export interface UsualChange {
  /** Days or more by which one cycle differs from the one before it. */
  readonly differenceFrom: number;
  /** Days or more without a period. */
  readonly gapFrom: number;
  readonly source: string;
}

/**
 * The stages themselves are not told: they need more than lengths (STRAW+10: Harlow et al., J Clin
 * Endocrinol Metab 2012;97:1159).
 */
export const USUAL_CHANGE: UsualChange = {
  differenceFrom: 7,
  gapFrom: 60,
  source: "STRAW+10, Harlow et al. 2012, doi.org/10.1210/jc.2011-3362",
};

/**
 * What is usual of cycles at her age, the one answer of every screen and report; `null` where
 * nothing is: in a pregnancy, while she breastfeeds, with hormones or an IUD that may have some, and
 * where her age is not known.
 * @example normsOfAge({ age: 47, contraception: "none", pregnancy: null }) // { kind: "change", … }
 */
export function normsOfAge(
  woman: Pick<CycleFacts, "age" | "contraception" | "iud" | "pregnancy" | "isBreastfeeding">,
): NormsOfAge | null {
  const usual = usualCycle(woman);
  if (usual !== null) return { kind: "range", ...usual };
  return isPastNorms(woman.age) && hasOwnCycles(woman) ? { kind: "change", ...USUAL_CHANGE } : null;
}
