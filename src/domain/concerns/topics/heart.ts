import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE } from "../../labs/measures/blood-pressure-check.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { afterPregnancy, SIX_WEEKS, TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { flowsSince } from "../evidence/bleeding.ts";
import { feversSince } from "../evidence/fever.ts";
import { oestrogenMedicines } from "../evidence/medicines-in-use.ts";
import { mayHoldOestrogen, methodEvidence, methodNow } from "../evidence/method-now.ts";
import { severeHeadachesSince } from "../evidence/pain.ts";
import { isPregnancyRecorded, pregnancyNow } from "../evidence/pregnancy.ts";
import { pressureEvidence, pressuresSince, VERY_HIGH_PRESSURE } from "../evidence/pressure.ts";
import { CHEST, STROKE, signsSince } from "../evidence/signs.ts";
import { together } from "../evidence/together.ts";

const CLOT_HOLDS_FOR = 7;

const clot: Rule = {
  key: "clot",
  trigger:
    'On the patch, the ring or a pill, unless she said that it is progestogen-only, or with oestrogen among her medicines (a combined pill by its name, hormone therapy); pregnant (subject "pregnancy"); or up to 12 weeks (84 days) after a pregnancy (subject "after-birth"): one swollen painful leg, chest pain, sudden breathlessness, weakness on one side or trouble speaking, of the last 7 days. Oestrogen counts for 7 days after it was stopped. With oestrogen and none of these: a severe headache, or a change or loss of eyesight, of the last 7 days: today (subject "headache"), as the pill may have to be stopped.',
  source: "Zimbabwe EDLIZ ch. 5 (when to stop the pill)",
  grade: "P",
  holdsFor: CLOT_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, CLOT_HOLDS_FOR, [
      ...(["leg_swollen_and_painful", ...CHEST, ...STROKE] as const),
    ]);
    if (signs.length === 0) return besideOestrogen(story, today);
    const oestrogen = oestrogenOn(story, today, signs);
    const pregnancy = pregnancyNow(story, today);
    return [
      ...findings("call-now", together(signs, oestrogen)),
      ...findings("call-now", together(signs, pregnancy?.evidence ?? []), "pregnancy"),
      ...findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, signs), "after-birth"),
    ];
  },
};

function oestrogenOn(story: Story, today: CalendarDay, signs: readonly ConcernEvidence[]) {
  const method = signs
    .flatMap(({ day }) => [day, addDays(day, -CLOT_HOLDS_FOR)])
    .map((day) => methodNow(story, day))
    .find(mayHoldOestrogen);
  return [
    ...(method === undefined ? [] : [methodEvidence(method, today)]),
    ...oestrogenMedicines(story, today, CLOT_HOLDS_FOR),
  ];
}

/** Headache or vision signs of a clot in the brain, with oestrogen. */
function besideOestrogen(story: Story, today: CalendarDay): readonly Finding[] {
  const signs = [
    ...severeHeadachesSince(story, today, CLOT_HOLDS_FOR),
    ...signsSince(story, today, CLOT_HOLDS_FOR, ["vision_change", "vision_loss"]),
  ];
  return findings("today", together(signs, oestrogenOn(story, today, signs)), "headache");
}

const BP_EMERGENCY_HOLDS_FOR = 2;

const bpEmergency: Rule = {
  key: "bp-emergency",
  trigger:
    "Not recorded as pregnant (bp-preg-severe then): systolic 180 or more, or diastolic 110 or more, with chest pain, breathlessness, severe headache (ticked, or 8 of 10 and more), change or loss of vision, weakness on one side, trouble speaking or confusion, within three days. Anybody with systolic under 90 and paleness, fainting, a racing heart, drowsiness, confusion, fever or bleeding, within three days: call now (subject low, J).",
  source: "Southern African Hypertension Society guideline 2014, cvja.co.za 25(6):292",
  grade: "P",
  holdsFor: BP_EMERGENCY_HOLDS_FOR,
  find(story, today) {
    const low = shockSigns(story, today);
    if (low.length > 0) return findings("call-now", low, "low");
    if (isPregnancyRecorded(story, today)) return [];
    const readings = pressuresSince(story, today, BP_EMERGENCY_HOLDS_FOR, VERY_HIGH_PRESSURE);
    const signs = [
      ...severeHeadachesSince(story, today, BP_EMERGENCY_HOLDS_FOR),
      ...signsSince(story, today, BP_EMERGENCY_HOLDS_FOR, [
        ...([...CHEST, ...STROKE, "vision_change", "vision_loss", "confusion"] as const),
      ]),
    ];
    return findings("call-now", together(readings, signs));
  },
};

/** mmHg; below it, a sign that organs lack blood suggests shock. */
const LOW_SYSTOLIC = 90;

/** Low pressure with a sign of shock, such as paleness or fever; neither is enough alone. */
function shockSigns(story: Story, today: CalendarDay): ConcernEvidence[] {
  const first = addDays(today, -BP_EMERGENCY_HOLDS_FOR);
  const low = (story.pressures ?? []).filter(
    ({ date, systolic }) => date >= first && systolic < LOW_SYSTOLIC,
  );
  const signs = [
    ...signsSince(story, today, BP_EMERGENCY_HOLDS_FOR, [
      ...(["very_pale", "fainting", "racing_heart", "drowsy", "confusion"] as const),
      ...(["fast_breathing", "soaked_pad_an_hour", "soaked_pads_two_hours"] as const),
    ]),
    ...feversSince(story, today, BP_EMERGENCY_HOLDS_FOR),
    ...flowsSince(story, today, BP_EMERGENCY_HOLDS_FOR).filter(({ value }) => value === "heavy"),
  ];
  return together(low.map(pressureEvidence), signs);
}

const BP_180_HOLDS_FOR = 7;

const bp180: Rule = {
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

/** mmHg, of grade 2 (Southern African Hypertension Society 2014). */
const GRADE_2 = { systolic: 160, diastolic: 100 } as const;
const GRADE_2_HOLDS_FOR = 30;

const bpHigh: Rule = {
  key: "bp-high",
  trigger:
    "Blood pressure from 140/90 mmHg in the last year; either value is enough. Within days where one of the last 30 days (J) is from 160/100.",
  source: "Southern African Hypertension Society, guideline 2014, Cardiovasc J Afr 25(6):288",
  grade: "P",
  holdsFor: BP_HIGH_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const high = pressuresSince(story, today, BP_HIGH_HOLDS_FOR, HIGH_BLOOD_PRESSURE);
    const isSoon = pressuresSince(story, today, GRADE_2_HOLDS_FOR, GRADE_2).length > 0;
    return findings(isSoon ? "within-days" : "mention", high);
  },
};

export const heartRules: readonly Rule[] = [clot, bpEmergency, bp180, bpHigh];
