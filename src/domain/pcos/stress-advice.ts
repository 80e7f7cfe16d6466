import { type Evidence, GOOD_SENSE, PCOS_GUIDELINE } from "../basics/evidence.ts";
import type { StressTag } from "../day/stress-tag.ts";

export type StressIndicator = "Low" | "Moderate" | "Elevated";

export type StressAdviceKey =
  | "talk-to-clinic"
  | "steady-sleep-hours"
  | "one-task-at-a-time"
  | "ask-family-for-help"
  | "share-money-worries"
  | "move-your-way"
  | "quiet-minutes"
  | "skip-cortisol-products"
  | "keep-what-works";

const MOST_ADVICE = 4;

/**
 * The evidence behind each piece of advice. None is said to lower cortisol: specialists test it for
 * Cushing's syndrome and adrenal insufficiency only, and warn of supplements sold for it.
 */
export const stressAdviceEvidence: Readonly<Record<StressAdviceKey, Evidence>> = {
  "talk-to-clinic": GOOD_SENSE,
  "steady-sleep-hours": GOOD_SENSE,
  "one-task-at-a-time": GOOD_SENSE,
  "ask-family-for-help": GOOD_SENSE,
  "share-money-worries": GOOD_SENSE,
  "move-your-way": { grade: "A", source: PCOS_GUIDELINE },
  "quiet-minutes": GOOD_SENSE,
  "skip-cortisol-products": {
    grade: "C",
    source: "Medscape 2025, The dubious cortisol craze (endocrinologists' advice)",
  },
  "keep-what-works": GOOD_SENSE,
};

const ADVICE_FOR: Readonly<Partial<Record<StressTag, StressAdviceKey>>> = {
  Work: "one-task-at-a-time",
  Family: "ask-family-for-help",
  Financial: "share-money-worries",
};

/**
 * Returns up to 4 pieces of advice, most urgent first. The most frequent tag selects one; movement,
 * which a guideline supports, is always included.
 * @example stressAdvice({ indicator: "Low", sleepsPoorly: false, frequentTags: [] }) // ["move-your-way", "keep-what-works"]
 */
export function stressAdvice({
  indicator,
  sleepsPoorly,
  frequentTags,
}: {
  readonly indicator: StressIndicator;
  readonly sleepsPoorly: boolean;
  readonly frequentTags: readonly StressTag[];
}): StressAdviceKey[] {
  const forTag = frequentTags.flatMap((tag) => ADVICE_FOR[tag] ?? []).slice(0, 1);
  const advice: StressAdviceKey[] = [];
  if (indicator === "Elevated" || frequentTags.includes("Health")) advice.push("talk-to-clinic");
  if (sleepsPoorly || frequentTags.includes("Sleep")) advice.push("steady-sleep-hours");
  advice.push(...forTag, "move-your-way");
  if (indicator !== "Low") advice.push("quiet-minutes");
  if (indicator === "Elevated") advice.push("skip-cortisol-products");
  if (indicator === "Low") advice.push("keep-what-works");
  return advice.slice(0, MOST_ADVICE);
}
