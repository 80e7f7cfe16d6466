import type { UrineKetones, WarningSign } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { GLUCOSE, highGlucoseSince, lowGlucoseSince, notedDiabetes } from "../evidence/glucose.ts";
import { painSince } from "../evidence/pain.ts";
import { pregnancyNow } from "../evidence/pregnancy.ts";
import { signDaysWithin, signsSince } from "../evidence/signs.ts";
import { together } from "../evidence/together.ts";

const DKA_HOLDS_FOR = 2;

interface KetoneLine {
  /** mmol/L. */
  readonly blood: number;
  readonly urine: readonly UrineKetones[];
}

/** Dangerous at any glucose (NHS: from 3.0 mmol/L, above 2+ in urine). */
const KETONES: KetoneLine = { blood: 3, urine: ["3+", "4+"] };
/** A risk with diabetes (NHS: 1.6 to 2.9 mmol/L, 2+ in urine). */
const RAISED_KETONES: KetoneLine = { blood: 1.6, urine: ["2+", "3+", "4+"] };

/** By judgement: weaker cramps do not count as abdominal pain here. */
const MODERATE_PAIN = 4;

const dka: Rule = {
  key: "dka",
  trigger:
    "Glucose of 11.1 mmol/L (200 mg/dL) or more (J) with vomiting, tummy pain (a sign, or pain of 4 or more, J), deep or fast breathing, fruity breath, drowsiness or confusion, within three days; or ketones of 3.0 mmol/L or more in blood, or above 2+ in urine; or ketones of 1.6 or more with vomiting (J); or, with noted diabetes or insulin among her medicines, two of vomiting, severe tummy pain, fast or fruity breath, drowsiness and confusion, without a reading (J). Ketones of 1.6 or more, or 2+ in urine, with noted diabetes or in a pregnancy: today (subject 'ketones'); with neither a mention (J).",
  source: "NHS text at corfecastlesurgery.co.uk; hse.ie, hyperglycaemia",
  grade: "S",
  holdsFor: DKA_HOLDS_FOR,
  find(story, today) {
    const glucose = highGlucoseSince(story, today, DKA_HOLDS_FOR, GLUCOSE.highFrom);
    const signs = signsOfAcid(story, today);
    const isHighAndIll = glucose.length > 0 && signs.length > 0;
    const ketones = ketonesSince(story, today, KETONES);
    const raised = ketonesSince(story, today, RAISED_KETONES);
    const vomiting = signsSince(story, today, DKA_HOLDS_FOR, ["vomiting"]);
    const isAcid = raised.length > 0 && vomiting.length > 0;
    const diabetes = notedDiabetes(story, today);
    const acid = signsSince(story, today, DKA_HOLDS_FOR, ACIDOTIC);
    const isVeryIll = diabetes.length > 0 && new Set(acid.map(({ fact }) => fact)).size > 1;
    if (ketones.length > 0 || isHighAndIll || isAcid || isVeryIll) {
      return findings("call-now", [
        ...raised,
        ...glucose,
        ...signs,
        ...(isVeryIll ? diabetes : []),
      ]);
    }
    const isAtRisk = diabetes.length > 0 || pregnancyNow(story, today) !== null;
    return findings(isAtRisk ? "today" : "mention", raised, "ketones");
  },
};

const ACIDOTIC: readonly WarningSign[] = [
  ...(["vomiting", "severe_belly_pain", "fast_breathing", "fruity_breath"] as const),
  ...(["drowsy", "confusion"] as const),
];

const signsOfAcid = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, DKA_HOLDS_FOR, [
    ...ACIDOTIC,
    ...(["sudden_pelvic_pain", "new_low_pain", "short_of_breath"] as const),
  ]),
  ...painSince(story, today, DKA_HOLDS_FOR, MODERATE_PAIN),
];

const ketonesSince = (story: Story, today: CalendarDay, line: KetoneLine): ConcernEvidence[] =>
  signDaysWithin(story, today, DKA_HOLDS_FOR).flatMap(
    ({ date: day, ketones = 0, urineKetones: mark }): ConcernEvidence[] => [
      ...(ketones >= line.blood
        ? [{ fact: "ketones", day, value: ketones, unit: "mmol/L" } as const]
        : []),
      ...(mark && line.urine.includes(mark)
        ? [{ fact: "urine_ketones", day, value: mark, unit: "" } as const]
        : []),
    ],
  );

const HYPO_SEVERE_HOLDS_FOR = 2;

/** Glucose so low that the user may need help from others. */
const hypoSevere: Rule = {
  key: "hypo-severe",
  trigger:
    "Glucose below 3.0 mmol/L (54 mg/dL) and drowsy, fitting or unable to swallow; also confused or fainted (J); within three days.",
  source: "ADA hypoglycaemia guidance 2024, as held in public code",
  grade: "S",
  holdsFor: HYPO_SEVERE_HOLDS_FOR,
  find(story, today) {
    const low = lowGlucoseSince(story, today, HYPO_SEVERE_HOLDS_FOR, GLUCOSE.veryLowFrom);
    const signs = signsSince(story, today, HYPO_SEVERE_HOLDS_FOR, [
      "drowsy",
      "fit",
      "cannot_swallow",
      "confusion",
      "fainting",
    ]);
    return findings("call-now", together(low, signs));
  },
};

const GLUCOSE_HIGH_HOLDS_FOR = 7;

/** mg/dL, of 15 mmol/L: in a pregnancy treated on the same day, with or without diabetes. */
const HIGH_IN_PREGNANCY = { value: 270, unit: "mg/dL" } as const;

/** 20 mmol/L, which needs ketones and treatment the same day, even in known diabetes. */
const EXTREME = { value: 360, unit: "mg/dL" } as const;

const glucoseHigh: Rule = {
  key: "glucose-high",
  trigger:
    'Glucose of 11.1 mmol/L (200 mg/dL) or more, at any time or from a laboratory, with thirst, passing much urine or weight loss, or in a pregnancy without noted diabetes; of 13.9 (250 mg/dL) or more without noted diabetes; of 15 in any pregnancy; or thirst, much urine and weight loss together, without a value (J): today; in the last 7 days. From 11.1 without noted diabetes: within days (subject "once"). Two of the three signs: within days (subject "signs", J). From 13.9 with noted diabetes and well: within days (subject "plan"), from 20: today (J).',
  source: "NHS text at corfecastlesurgery.co.uk (ketones from 14); 11.1 by the fact base",
  grade: "S",
  holdsFor: GLUCOSE_HIGH_HOLDS_FOR,
  find(story, today) {
    const from = (line: Parameters<typeof highGlucoseSince>[3]) =>
      highGlucoseSince(story, today, GLUCOSE_HIGH_HOLDS_FOR, line);
    const high = from(GLUCOSE.highFrom);
    const signs = signsSince(story, today, GLUCOSE_HIGH_HOLDS_FOR, [
      ...(["great_thirst", "much_urine", "weight_loss"] as const),
    ]);
    const kinds = new Set(signs.map(({ fact }) => fact)).size;
    // Fasting values and glucose tolerance tests are covered by diabetes-first.
    const random = high.filter(({ fact }) => fact === "glucose");
    const isNoted = notedDiabetes(story, today).length > 0;
    if (signs.length > 0 && (high.length > 0 || kinds === 3)) {
      return findings("today", [...high, ...signs]);
    }
    const isPregnant = pregnancyNow(story, today) !== null;
    const veryHigh = from(isPregnant ? HIGH_IN_PREGNANCY : GLUCOSE.veryHighFrom);
    if (isPregnant || !isNoted) {
      const urgent = isPregnant && !isNoted ? high : veryHigh;
      if (urgent.length > 0) return findings("today", urgent);
    }
    const extreme = from(EXTREME);
    if (extreme.length > 0) return findings("today", extreme);
    return [
      ...findings("within-days", isNoted ? from(GLUCOSE.veryHighFrom) : [], "plan"),
      ...findings("within-days", isNoted ? [] : random, "once"),
      ...findings("within-days", kinds === 2 ? signs : [], "signs"),
    ];
  },
};

const GLUCOSE_LOW_HOLDS_FOR = 2;

const glucoseLow: Rule = {
  key: "glucose-low",
  trigger:
    'Glucose below 3.0 mmol/L (54 mg/dL) in the last 2 days. From 3.0 to below 3.9 (70 mg/dL): a mention; without insulin or a sulfonylurea noted, with words of its own (subject "repeat").',
  source: "ADA hypoglycaemia guidance 2024, as held in public code",
  grade: "S",
  holdsFor: GLUCOSE_LOW_HOLDS_FOR,
  find(story, today) {
    const veryLow = lowGlucoseSince(story, today, GLUCOSE_LOW_HOLDS_FOR, GLUCOSE.veryLowFrom);
    if (veryLow.length > 0) return findings("today", veryLow);
    const low = lowGlucoseSince(story, today, GLUCOSE_LOW_HOLDS_FOR, GLUCOSE.lowFrom);
    const isLowered = story.background?.glucoseLowering === true;
    return findings("mention", low, isLowered ? undefined : "repeat");
  },
};

export const sugarRules: readonly Rule[] = [dka, hypoSevere, glucoseHigh, glucoseLow];
