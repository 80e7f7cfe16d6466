import { findings } from "./finding.ts";
import { isPregnancyRecorded } from "./pregnancy-now.ts";
import { pressuresSince, VERY_HIGH_PRESSURE } from "./pressure-logged.ts";
import type { Rule } from "./rule.ts";
import { severeHeadachesSince } from "./severe-headache.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/** Very high pressure with a sign that the heart, the brain or the eyes suffer. */
export const bpEmergency: Rule = {
  key: "bp-emergency",
  trigger:
    "Not recorded as pregnant (bp-preg-severe then): systolic 180 or more, or diastolic 110 or more, with chest pain, breathlessness, severe headache (ticked, or 8 of 10 and more), change or loss of vision, weakness on one side or confusion, within three days.",
  source: "Southern African Hypertension Society guideline 2014, cvja.co.za 25(6):292",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const readings = pressuresSince(story, today, HOLDS_FOR, VERY_HIGH_PRESSURE);
    const signs = [
      ...severeHeadachesSince(story, today, HOLDS_FOR),
      ...signsSince(story, today, HOLDS_FOR, [
        "chest_pain",
        "short_of_breath",
        "vision_change",
        "vision_loss",
        "weakness_on_one_side",
        "confusion",
      ]),
    ];
    const isBoth = readings.length > 0 && signs.length > 0;
    return isBoth ? findings("call-now", [...readings, ...signs]) : [];
  },
};
