import { HIGH_BLOOD_PRESSURE } from "../../labs/blood-pressure-check.ts";
import { afterPregnancy, SIX_WEEKS, TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { oestrogenMedicines } from "../evidence/medicines-in-use.ts";
import { mayHoldOestrogen, methodEvidence, methodNow } from "../evidence/method-now.ts";
import { severeHeadachesSince } from "../evidence/pain.ts";
import { isPregnancyRecorded, pregnancyNow } from "../evidence/pregnancy.ts";
import { pressuresSince, VERY_HIGH_PRESSURE } from "../evidence/pressure.ts";
import { signsSince } from "../evidence/signs.ts";
import { findings } from "../finding.ts";
import type { Finding, Rule } from "../rule.ts";

const CLOT_HOLDS_FOR = 7;

/** Signs of a clot where one is more likely than usual. */
export const clot: Rule = {
  key: "clot",
  trigger:
    'On the patch, the ring or a pill, unless she said that it is progestogen-only, or with oestrogen among her medicines (a combined pill by its name, hormone therapy); pregnant (subject "pregnancy"); or up to 12 weeks (84 days) after a pregnancy (subject "after-birth"): one swollen painful leg, chest pain, sudden breathlessness or weakness on one side, of the last 7 days.',
  source: "Zimbabwe EDLIZ ch. 5 (when to stop the pill)",
  grade: "P",
  holdsFor: CLOT_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, CLOT_HOLDS_FOR, [
      "leg_swollen_and_painful",
      "chest_pain",
      "short_of_breath",
      "weakness_on_one_side",
    ]);
    if (signs.length === 0) return [];
    const method = signs.map(({ day }) => methodNow(story, day)).find(mayHoldOestrogen);
    const oestrogen = [
      ...(method === undefined ? [] : [methodEvidence(method, today)]),
      ...oestrogenMedicines(story, today, CLOT_HOLDS_FOR),
    ];
    const use = oestrogen.length === 0 ? [] : [...signs, ...oestrogen];
    const pregnancy = pregnancyNow(story, today);
    return [
      ...findings("call-now", use),
      ...findings("call-now", pregnancy ? [...signs, ...pregnancy.evidence] : [], "pregnancy"),
      ...findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, signs), "after-birth"),
    ];
  },
};

const BP_EMERGENCY_HOLDS_FOR = 2;

/** Very high pressure with a sign that the heart, the brain or the eyes suffer. */
export const bpEmergency: Rule = {
  key: "bp-emergency",
  trigger:
    "Not recorded as pregnant (bp-preg-severe then): systolic 180 or more, or diastolic 110 or more, with chest pain, breathlessness, severe headache (ticked, or 8 of 10 and more), change or loss of vision, weakness on one side or confusion, within three days.",
  source: "Southern African Hypertension Society guideline 2014, cvja.co.za 25(6):292",
  grade: "P",
  holdsFor: BP_EMERGENCY_HOLDS_FOR,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const readings = pressuresSince(story, today, BP_EMERGENCY_HOLDS_FOR, VERY_HIGH_PRESSURE);
    const signs = [
      ...severeHeadachesSince(story, today, BP_EMERGENCY_HOLDS_FOR),
      ...signsSince(story, today, BP_EMERGENCY_HOLDS_FOR, [
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

const BP_180_HOLDS_FOR = 7;

/** Very high pressure without a sign of harm. */
export const bp180: Rule = {
  key: "bp-180",
  trigger:
    "Not recorded as pregnant, nor within 6 weeks after (bp-preg and bp-preg-severe then): systolic 180 or more, or diastolic 110 or more, in the last 7 days. The guideline wants it twice, rested; one reading is enough here, as only one of a day is kept (J): her words ask her to rest and measure again. NICE has 180/120.",
  source: "Southern African Hypertension Society guideline 2014, cvja.co.za 25(6):292",
  grade: "P",
  holdsFor: BP_180_HOLDS_FOR,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const readings = pressuresSince(story, today, BP_180_HOLDS_FOR, VERY_HIGH_PRESSURE);
    const afterwards = new Set(afterPregnancy(story, today, SIX_WEEKS, readings));
    return findings(
      "today",
      readings.filter((reading) => !afterwards.has(reading)),
    );
  },
};

const BP_HIGH_HOLDS_FOR = 365;

/** Blood pressure to measure again on another day. */
export const bpHigh: Rule = {
  key: "bp-high",
  trigger: "Blood pressure from 140/90 mmHg in the last year; either value is enough.",
  source: "Southern African Hypertension Society, guideline 2014, Cardiovasc J Afr 25(6):288",
  grade: "P",
  holdsFor: BP_HIGH_HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", pressuresSince(story, today, BP_HIGH_HOLDS_FOR, HIGH_BLOOD_PRESSURE)),
};
