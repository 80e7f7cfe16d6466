import type { CycleFacts } from "./cycle-facts.ts";
import { type AnnotatedCycle, annotatedCycles } from "./cycle-history.ts";
import { SHORTEST_OBSERVED_CYCLE } from "./forecast-length.ts";
import type { ObservedLength } from "./length-cells.ts";
import { cyclesLikeNow } from "./natural-cycles.ts";
import type { StatedLengths } from "./stated-lengths.ts";

/** Weight of a length whose first or last day she marked as unsure. A judgement. */
const UNSURE_CERTAINTY = 0.5;

/**
 * The completed cycles that the forecast learns from, oldest first: without excluded cycles,
 * those unlike the one she is in, and starts logged twice. Long cycles all count: 120 days are no error until she says so.
 */
export function observedCycles(facts: CycleFacts): AnnotatedCycle[] {
  return annotatedCycles(cyclesLikeNow(facts)).filter(
    ({ isExcluded, length }) => !isExcluded && length >= SHORTEST_OBSERVED_CYCLE,
  );
}

/** A cycle as evidence for the forecast. */
export const observedLength = ({
  length,
  missedLog,
  isUnsure,
}: AnnotatedCycle): ObservedLength => ({
  length,
  // "Not sure" is no evidence either way.
  missedLog: missedLog === "not_sure" ? "not-asked" : missedLog,
  certainty: isUnsure ? UNSURE_CERTAINTY : 1,
});

/** The facts that predict the lengths of her cycles before any is logged. */
export const statedLengths = ({
  regularity,
  pcos,
  statedLength,
  age,
}: CycleFacts): StatedLengths => ({
  regularity,
  pcos,
  statedLength,
  age: age ?? null,
});
