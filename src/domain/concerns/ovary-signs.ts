import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const DAYS = 30;
const MORE_THAN = 12;

/** New signs in the belly that keep coming back. */
export const ovarySigns: Rule = {
  key: "ovary-signs",
  trigger:
    "New bloating, being full quickly, new low pain or passing urine often on more than 12 days of 30, at any age.",
  source: "NICE NG12, suspected cancer, ovary (most of all from 50)",
  grade: "P",
  holdsFor: DAYS,
  find(story, today): readonly Finding[] {
    const signs = signsSince(story, today, DAYS - 1, [
      "new_bloating",
      "full_quickly",
      "new_low_pain",
      "urine_often",
    ]);
    const days = new Set(signs.map(({ day }) => day)).size;
    return days > MORE_THAN ? [{ urgency: "within-days", evidence: signs }] : [];
  },
};
