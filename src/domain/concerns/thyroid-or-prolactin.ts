import { findings } from "./finding.ts";
import { isTrying } from "./is-trying.ts";
import { exceeds, isBelow, labEvidence, newestResults } from "./lab-results.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";

const TSH_LOW = { value: 0.1, unit: "mIU/L" } as const;
const TSH_HIGH = { value: 10, unit: "mIU/L" } as const;
const TSH_HIGH_FOR_A_PREGNANCY = { value: 4, unit: "mIU/L" } as const;
const PROLACTIN_HIGH = { value: 1000, unit: "mIU/L" } as const;

/** Results that should not wait for the next visit. */
export const thyroidOrProlactin: Rule = {
  key: "thyroid-or-prolactin",
  trigger:
    "The newest TSH above 10 or below 0.1 mIU/L, above 4 when pregnant or trying to conceive; the newest prolactin above 1,000 mIU/L.",
  source: "Background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const isForPregnancy = pregnancyNow(story, today) !== null || isTrying(story, today);
    const high = isForPregnancy ? TSH_HIGH_FOR_A_PREGNANCY : TSH_HIGH;
    const thyroid = newestResults(story, "tsh").filter(
      (each) => exceeds(each, high) || isBelow(each, TSH_LOW),
    );
    const prolactin = newestResults(story, "prolactin").filter((each) =>
      exceeds(each, PROLACTIN_HIGH),
    );
    return findings("within-days", [...thyroid, ...prolactin].map(labEvidence));
  },
};
