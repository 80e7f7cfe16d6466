import { inPregnancyOrAfter, SIX_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import { pressuresSince } from "./pressure-logged.ts";
import type { Rule } from "./rule.ts";

const HOLDS_FOR = 7;
/** mmHg (NICE NG133). */
const SEVERE = { systolic: 160, diastolic: 110 } as const;

/** Once is enough: waiting for a second reading costs the hour that matters. */
export const bpPregSevere: Rule = {
  key: "bp-preg-severe",
  trigger:
    "Pregnant, or up to 6 weeks (42 days) after: systolic 160 or more, or diastolic 110 or more, once in the last 7 days. A lower reading after it takes nothing back.",
  source: "NICE NG133; NBK546004 table 2; Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const readings = pressuresSince(story, today, HOLDS_FOR, SEVERE);
    return findings("call-now", inPregnancyOrAfter(story, today, SIX_WEEKS, readings));
  },
};
