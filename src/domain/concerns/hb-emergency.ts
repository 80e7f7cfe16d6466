import { findings } from "./finding.ts";
import { HB_HOLDS_FOR, veryLowHb } from "./hb-very-low.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const SIGNS_HOLD_FOR = 2;

/** A very low blood count with a sign that the heart no longer makes up for it. */
export const hbEmergency: Rule = {
  key: "hb-emergency",
  trigger:
    "Haemoglobin below 8.0 g/dL as for hb-severe, with fainting, chest pain or breathlessness in the last 2 days.",
  source: "WHO in PMC7478908, table 4; South African guideline on anaemia in pregnancy",
  grade: "S",
  holdsFor: HB_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, SIGNS_HOLD_FOR, [
      "fainting",
      "chest_pain",
      "short_of_breath",
    ]);
    const low = signs.length === 0 ? [] : veryLowHb(story, today);
    return findings("call-now", low.length === 0 ? [] : [...low, ...signs]);
  },
};
