import type { CycleFacts } from "./cycle-facts.ts";
import { type AnnotatedCycle, annotatedCycles } from "./cycle-history.ts";
import { SHORTEST_LEARNT_CYCLE } from "./forecast-length.ts";
import type { ObservedLength } from "./length-cells.ts";
import type { ToldOfLengths } from "./told-lengths.ts";

/** How far a length is believed whose first or last day she marked as unsure. A judgement. */
const UNSURE_CERTAINTY = 0.5;

/**
 * The completed cycles that the forecast learns from, oldest first: not those she leaves out, nor
 * a start logged twice. Long ones all count; a cycle of 120 days is no error until she says so.
 */
export function learntCycles(facts: Pick<CycleFacts, "cycles">): AnnotatedCycle[] {
  return annotatedCycles(facts.cycles).filter(
    ({ isExcluded, length }) => !isExcluded && length >= SHORTEST_LEARNT_CYCLE,
  );
}

/** A cycle as evidence for the forecast. */
export const observedLength = ({
  length,
  missedLog,
  isUnsure,
}: AnnotatedCycle): ObservedLength => ({
  length,
  // Who is not sure was asked, and told nothing either way.
  missedLog: missedLog === "not_sure" ? "not-asked" : missedLog,
  certainty: isUnsure ? UNSURE_CERTAINTY : 1,
});

/** What of the facts bears on the lengths of her cycles before any is logged. */
export const toldOf = ({ regularity, pcos, statedLength, age }: CycleFacts): ToldOfLengths => ({
  regularity,
  pcos,
  statedLength,
  age: age ?? null,
});
