import { groupBy } from "../basics/group-by.ts";
import { findings } from "./finding.ts";
import { medicineEvidence, substancesInUse } from "./medicines-in-use.ts";
import type { Finding, Rule } from "./rule.ts";

/** Two medicines that are one: the same name twice is a plan of hers, two names may be a mistake. */
export const sameSubstance: Rule = {
  key: "same-substance",
  trigger: "Two medicines taken today whose different names hold the same substance.",
  source: "Our judgement",
  grade: "J",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const bySubstance = groupBy(substancesInUse(story, today), ({ substance }) => substance);
    const twice = [...bySubstance.values()].filter(
      (inUse) => new Set(inUse.map(({ name }) => name)).size > 1,
    );
    return findings("mention", twice.flat().map(medicineEvidence));
  },
};
