import type { ConcernEvidence } from "../engine/concern.ts";

/**
 * Returns all lines if every list has one, otherwise none.
 * @example together(fevers, pains) // [] without a fever or without a pain
 */
export const together = (...lists: readonly (readonly ConcernEvidence[])[]): ConcernEvidence[] =>
  lists.some((list) => list.length === 0) ? [] : lists.flat();
