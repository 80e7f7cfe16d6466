import type { UrineKetones } from "../day/warning-sign.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { GLUCOSE, highGlucoseSince } from "./glucose-logged.ts";
import { painSince } from "./pain-logged.ts";
import type { Rule } from "./rule.ts";
import { signDaysWithin, signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const HOLDS_FOR = 2;
/** mmol/L in blood (NHS). */
const HIGH_KETONES = 3;
/** Marks of a urine strip above 2+ (NHS). */
const HIGH_IN_URINE: readonly UrineKetones[] = ["3+", "4+"];
/** By judgement: cramps weaker than this are no tummy pain of this kind. */
const MODERATE_PAIN = 4;

/** High sugar with signs that acids build up in the blood. */
export const dka: Rule = {
  key: "dka",
  trigger:
    "Glucose of 11.1 mmol/L (200 mg/dL) or more (J) with vomiting, tummy pain (a sign, or pain of 4 or more, J), deep or fast breathing, fruity breath, drowsiness or confusion, within three days; or ketones above 3.0 mmol/L in blood, or above 2+ in urine.",
  source: "NHS text at corfecastlesurgery.co.uk; hse.ie, hyperglycaemia",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const glucose = highGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.highFrom);
    const signs = signsOfAcid(story, today);
    const isHighAndIll = glucose.length > 0 && signs.length > 0;
    const ketones = ketonesSince(story, today);
    if (ketones.length === 0 && !isHighAndIll) return [];
    return findings("call-now", [...ketones, ...glucose, ...signs]);
  },
};

const signsOfAcid = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, HOLDS_FOR, [
    "vomiting",
    "severe_belly_pain",
    "sudden_pelvic_pain",
    "new_low_pain",
    "fast_breathing",
    "short_of_breath",
    "fruity_breath",
    "drowsy",
    "confusion",
  ]),
  ...painSince(story, today, HOLDS_FOR, MODERATE_PAIN),
];

const ketonesSince = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  signDaysWithin(story, today, HOLDS_FOR).flatMap(
    ({ date: day, ketones = 0, urineKetones: mark }): ConcernEvidence[] => [
      ...(ketones > HIGH_KETONES
        ? [{ fact: "ketones", day, value: ketones, unit: "mmol/L" } as const]
        : []),
      ...(mark && HIGH_IN_URINE.includes(mark)
        ? [{ fact: "urine_ketones", day, value: mark, unit: "" } as const]
        : []),
    ],
  );
