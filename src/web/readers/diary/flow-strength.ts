import type { Flow } from "#contract/entries/cycles.ts";

const byStrength: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

/** Comparator: negative if the first flow is lighter, positive if it is heavier. */
export const compareFlows = (one: Flow, other: Flow) =>
  byStrength.indexOf(one) - byStrength.indexOf(other);

export function heavierFlow(one: Flow | null, other: Flow | null): Flow | null {
  if (one === null || other === null) return one ?? other;
  return compareFlows(one, other) >= 0 ? one : other;
}
