import type { Flow } from "#contract/entries/cycles.ts";

const byStrength: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

/** Below 0 where one flow is the lighter, above 0 where it is the heavier. */
export const compareFlows = (one: Flow, other: Flow) =>
  byStrength.indexOf(one) - byStrength.indexOf(other);

/** The heavier of two flows of one day; `null` says that she bled and not how much. */
export function heavierFlow(one: Flow | null, other: Flow | null): Flow | null {
  if (one === null || other === null) return one ?? other;
  return compareFlows(one, other) >= 0 ? one : other;
}
