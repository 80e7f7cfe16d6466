import { exceeds, labEvidence, newestResults } from "./lab-results.ts";
import type { Finding, Rule } from "./rule.ts";

const SOON = { value: 5, unit: "nmol/L" } as const;
const MENTION = { value: 4, unit: "nmol/L" } as const;

/** Her newest testosterone. */
export const androgenHigh: Rule = {
  key: "androgen-high",
  trigger: "The newest total testosterone above 5.0 nmol/L; a mention above 4.0.",
  source: "Queensland Health, oligoamenorrhoea (within 30 days); NHS Borders refers above 4",
  grade: "P",
  holdsFor: null,
  find(story): readonly Finding[] {
    const high = newestResults(story, "testosterone").filter((each) => exceeds(each, MENTION));
    if (high.length === 0) return [];
    const isSoon = high.some((each) => exceeds(each, SOON));
    return [{ urgency: isSoon ? "within-days" : "mention", evidence: high.map(labEvidence) }];
  },
};
