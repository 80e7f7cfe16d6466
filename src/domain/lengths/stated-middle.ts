import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { DEFAULT_CYCLE_LENGTH } from "../cycles/norms/usual-cycle.ts";
import { type LengthOdds, quantile } from "./length-odds.ts";

/**
 * Returns the days by which to shift the odds of the first cycle: their median becomes the stated
 * length, or the default of 28, with the same width. 0 once a cycle is complete, and with PCOS or
 * cycles that are not regular. Women who call themselves regular are right on average (29.0 stated,
 * 29.1 found: Creinin et al., Contraception 2004;70:289). `odds` are those of the first day.
 * @example shiftToStated(facts, 0, oddsAtFirst) // -1
 */
export function shiftToStated(
  { regularity, pcos, statedLength }: CycleFacts,
  completedCycles: number,
  odds: LengthOdds,
): number {
  const mayBeRegular = pcos !== "yes" && (regularity === null || regularity === "regular");
  if (completedCycles > 0 || !mayBeRegular) return 0;
  return Math.round(statedLength ?? DEFAULT_CYCLE_LENGTH) - quantile(odds, 0.5);
}
