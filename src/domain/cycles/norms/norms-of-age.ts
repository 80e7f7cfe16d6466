import {
  hasOwnCycles,
  isPastNorms,
  LATE_TRANSITION_DAYS,
  type UsualCycle,
  usualCycle,
} from "./usual-cycle.ts";

/** The norm at an age: a range, or after 45 the usual changes. */
export type NormsOfAge =
  | ({ readonly kind: "range" } & UsualCycle)
  | ({ readonly kind: "change" } & UsualChange);

/** How cycles change before menopause. */
export interface UsualChange {
  /** Minimum difference in days between a cycle and the one before it. */
  readonly differenceFrom: number;
  /** Minimum days without a period. */
  readonly gapFrom: number;
  readonly source: string;
}

/** By cycles alone; STRAW+10 weighs more (Harlow et al., J Clin Endocrinol Metab 2012;97:1159). */
const USUAL_CHANGE: UsualChange = {
  differenceFrom: 7,
  gapFrom: LATE_TRANSITION_DAYS,
  source: "STRAW+10, Harlow et al. 2012, doi.org/10.1210/jc.2011-3362",
};

/**
 * Returns the norm for a user's age; `null` if unknown or `hasOwnCycles` is false.
 * @example normsOfAge({ age: 47, contraception: "none", pregnancy: null }) // { kind: "change", … }
 */
export function normsOfAge(woman: Parameters<typeof usualCycle>[0]): NormsOfAge | null {
  const usual = usualCycle(woman);
  if (usual !== null) return { kind: "range", ...usual };
  return isPastNorms(woman.age) && hasOwnCycles(woman) ? { kind: "change", ...USUAL_CHANGE } : null;
}
