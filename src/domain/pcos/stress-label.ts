export type StressLabel = "unknown" | "low" | "moderate" | "high";

/** On the mood card's scale of 1–5; the product's own limits. */
const LOW_UP_TO = 2;
const MODERATE_UP_TO = 3;

/** Labels a level of 1–5; 0 means no answer. @example stressLabel(4) // "high" */
export function stressLabel(level: number): StressLabel {
  if (level <= 0) return "unknown";
  if (level <= LOW_UP_TO) return "low";
  return level <= MODERATE_UP_TO ? "moderate" : "high";
}
