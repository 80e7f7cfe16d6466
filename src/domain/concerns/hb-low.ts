import { findings } from "./finding.ts";
import { isBelow, labEvidence, newestResults } from "./lab-results.ts";
import { isPregnancyRecorded, pregnancyNow } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";

const LOW = { value: 10, unit: "g/dL" } as const;
/** Anaemia begins below these (WHO), where the laboratory printed no range. */
const USUAL_FROM = { pregnant: 11, others: 12 } as const;
const HOSPITAL_FROM_WEEK = 36;

/** Her newest haemoglobin. Below 8 has a rule of its own beside this one. */
export const hbLow: Rule = {
  key: "hb-low",
  trigger:
    "The newest haemoglobin below 10.0 g/dL (from the 36th week of pregnancy: today); a mention below 12.0 (pregnant: 11.0) where the laboratory typed no range.",
  source:
    "South African guideline on anaemia in pregnancy (below 10); WHO in PMC7478908, table 4 (12 and 11)",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const newest = newestResults(story, "haemoglobin");
    const low = newest.filter((each) => isBelow(each, LOW));
    const isNearBirth = (pregnancyNow(story, today)?.weeks ?? 0) >= HOSPITAL_FROM_WEEK;
    if (low.length > 0) {
      return findings(isNearBirth ? "today" : "within-days", low.map(labEvidence));
    }
    const from = isPregnancyRecorded(story, today) ? USUAL_FROM.pregnant : USUAL_FROM.others;
    const under = newest.filter(
      (each) =>
        each.rangeLow === null &&
        each.rangeHigh === null &&
        isBelow(each, { value: from, unit: "g/dL" }),
    );
    return findings("mention", under.map(labEvidence));
  },
};
