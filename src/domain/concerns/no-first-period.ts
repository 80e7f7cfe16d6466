import { knownStartDays } from "../cycles/cycle-history.ts";
import { ageEvidence, backgroundEvidence } from "./evidence-of-now.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

const LATEST_AGE = 15;
const LATEST_AGE_WITHOUT_BREASTS = 13;
/** Years from the growth of the breasts to the first period; longer where they began young. */
const AFTER_BREASTS = { years: 3, yearsIfYoung: 5, youngUnder: 10 } as const;

/** No period has come yet. */
export const noFirstPeriod: Rule = {
  key: "no-first-period",
  trigger:
    "She said that no period has come: at 15; at 13 with no breast growth; or three years after her breasts began to grow (five if before 10).",
  source: "iatrox.com quoting NICE CKS; older pages have 16 and 14",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const { age = null } = story.facts;
    const isWaiting =
      story.background?.firstPeriodAge === "not_yet" && knownStartDays(story.facts).length === 0;
    if (age === null || !isWaiting || !isLate(story, age)) return [];
    return findings("within-days", [
      ageEvidence(age, today),
      backgroundEvidence("firstPeriodAge", today),
    ]);
  },
};

function isLate({ background }: Story, age: number): boolean {
  if (age >= LATEST_AGE) return true;
  const breasts = background?.breastsBeganAge;
  if (breasts === undefined) return false;
  if (breasts === "not_yet") return age >= LATEST_AGE_WITHOUT_BREASTS;
  const { years, yearsIfYoung, youngUnder } = AFTER_BREASTS;
  return age - breasts >= (breasts < youngUnder ? yearsIfYoung : years);
}
