import { afterPregnancy, SIX_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import { isPregnancyRecorded } from "./pregnancy-now.ts";
import { pressuresSince, VERY_HIGH_PRESSURE } from "./pressure-logged.ts";
import type { Rule } from "./rule.ts";

const HOLDS_FOR = 7;

/** Very high pressure without a sign of harm. */
export const bp180: Rule = {
  key: "bp-180",
  trigger:
    "Not recorded as pregnant, nor within 6 weeks after (bp-preg and bp-preg-severe then): systolic 180 or more, or diastolic 110 or more, in the last 7 days. The guideline wants it twice, rested; one reading is enough here, as only one of a day is kept (J): her words ask her to rest and measure again. NICE has 180/120.",
  source: "Southern African Hypertension Society guideline 2014, cvja.co.za 25(6):292",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const readings = pressuresSince(story, today, HOLDS_FOR, VERY_HIGH_PRESSURE);
    const afterwards = new Set(afterPregnancy(story, today, SIX_WEEKS, readings));
    return findings(
      "today",
      readings.filter((reading) => !afterwards.has(reading)),
    );
  },
};
