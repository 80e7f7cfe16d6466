import type { WarningSign } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import type { ConcernEvidence, Urgency } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { afterPregnancy, TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { severeHeadachesSince } from "../evidence/pain.ts";
import { pregnancyNow, stagesOf } from "../evidence/pregnancy.ts";
import { earlierSigns, PADS_AND_CLOTS, SIGNS, signsSince } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";

const DAYS = 30;

const MORE_THAN = 12;

/** From this age logged symptoms count too; at younger ages bloating goes with most cycles. */
const SYMPTOMS_FROM_AGE = 50;

const ovarySigns: Rule = {
  key: "ovary-signs",
  trigger:
    "New bloating, being full quickly, new low pain or passing urine often on more than 12 days of 30, at any age; from 50 on any bloating or pelvic pain logged as a symptom counts (J).",
  source: "NICE NG12, suspected cancer, ovary (most of all from 50)",
  grade: "P",
  holdsFor: DAYS,
  find(story, today): readonly Finding[] {
    const signs = [
      ...signsSince(story, today, DAYS - 1, [
        "new_bloating",
        "full_quickly",
        "new_low_pain",
        "urine_often",
      ]),
      ...symptoms(story, today),
    ];
    const days = new Set(signs.map(({ day }) => day)).size;
    return days > MORE_THAN ? [{ urgency: "within-days", evidence: signs }] : [];
  },
};

function symptoms(story: Story, today: CalendarDay): ConcernEvidence[] {
  if ((story.facts.age ?? 0) < SYMPTOMS_FROM_AGE) return [];
  return [
    ...symptomSince(story, today, DAYS - 1, "bloating", "bloating"),
    ...symptomSince(story, today, DAYS - 1, "pelvic_pain", "pain"),
  ];
}

/** A year, because a lump that was logged once is still there. */
const HOLDS_FOR = 365;

const breastLump: Rule = {
  key: "breast-lump",
  trigger: "A new lump, or a change in one nipple or the skin of a breast, at any age.",
  source: "NICE NG12, suspected cancer, breast (lump from 30, nipple from 50; here all)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("within-days", signsSince(story, today, HOLDS_FOR, ["breast_lump", "breast_change"])),
};

/** Rapid changes, whatever the testosterone. */
const androgenSigns: Rule = {
  key: "androgen-signs",
  trigger:
    "A deeper voice, or hair growing or thinning fast over months, whatever the testosterone is.",
  source: "Queensland Health, oligoamenorrhoea (within 30 days)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings(
      "within-days",
      signsSince(story, today, HOLDS_FOR, ["voice_deeper", "hair_growing_fast", "balding_fast"]),
    ),
};

type SignUrgency = Exclude<Urgency, "call-now">;

/** By life stage, if sooner than usual; "after" is up to twelve weeks after a pregnancy. */
interface Sooner {
  readonly pregnant?: SignUrgency;
  readonly after?: SignUrgency;
}

const SOON: Sooner = { pregnant: "within-days", after: "within-days" };
const TODAY: Sooner = { pregnant: "today", after: "today" };

type SignRow = readonly [
  subject: string | undefined,
  signs: readonly WarningSign[],
  usually: SignUrgency,
  sooner?: Sooner,
];

/**
 * Signs that no other rule covers. The subject selects the words: the usual cause, and its urgency.
 */
const signRows: readonly SignRow[] = [
  ["heart", ["racing_heart"], "mention", SOON],
  ["pale", ["very_pale"], "within-days", TODAY],
  ["rash", ["rash"], "mention", SOON],
  ["stomach", ["vomiting", "diarrhoea"], "mention", SOON],
  ["ill", ["muscle_pain", "feeling_ill"], "mention", TODAY],
  ["clots", ["pad_within_three_hours", "clots_over_2_5_cm"], "within-days", { after: "today" }],
  ["low-pain", ["new_low_pain", "one_sided_pelvic_pain"], "within-days"],
  ["discharge", ["unusual_discharge"], "within-days"],
  ["discharge", ["foul_discharge"], "within-days", TODAY],
  ["head", ["severe_headache"], "within-days", { pregnant: "today" }],
  ["eyes", ["vision_change"], "within-days", { pregnant: "today" }],
  ["ribs", ["pain_under_ribs"], "within-days", { pregnant: "today" }],
  ["swelling", ["swollen_face_or_hands"], "within-days"],
  ["movements", ["fewer_movements"], "within-days"],
  ["thirst", ["great_thirst", "much_urine"], "mention", { pregnant: "within-days" }],
  ["weight", ["weight_loss"], "mention", { pregnant: "within-days" }],
  ["tampon", ["tampon_or_cup"], "mention"],
  ["sex", ["unprotected_sex", "missed_method"], "mention"],
  ["days-off", ["off_work_or_school"], "mention"],
  ["belly", ["new_bloating", "full_quickly", "urine_often"], "mention"],
  ["milk", ["milk_without_feeding"], "within-days", { pregnant: "mention", after: "mention" }],
  ["nerves", ["pins_and_needles", "sore_tongue"], "mention"],
];

/** Signs of 3 to 7 days ago: those that last, and in a pregnancy or after it grave ones. */
const earlierRows: readonly SignRow[] = [
  [
    "low-pain",
    [
      ...(["new_low_pain", "one_sided_pelvic_pain", "sudden_pelvic_pain"] as const),
      ...(["severe_belly_pain", "shoulder_tip_pain"] as const),
    ],
    "mention",
    TODAY,
  ],
  ["pale", ["very_pale"], "mention", TODAY],
  ["discharge", ["unusual_discharge", "foul_discharge"], "within-days"],
  ["eyes", ["vision_change"], "within-days", TODAY],
  ["ribs", ["pain_under_ribs"], "mention", TODAY],
  ["swelling", ["swollen_face_or_hands"], "mention", TODAY],
  ["milk", ["milk_without_feeding"], "within-days", { pregnant: "mention", after: "mention" }],
  ["weight", ["weight_loss"], "mention"],
  [
    undefined,
    [
      ...(["fainting", "confusion", "chest_pain", "short_of_breath"] as const),
      ...(["fewer_movements", "waters_broke", ...PADS_AND_CLOTS] as const),
    ],
    "mention",
    TODAY,
  ],
];

/** `concernsOf` removes signs that another concern covers. */
export const sign: Rule = {
  key: "sign",
  trigger:
    "Any other sign ticked, or a headache of 8 of 10 and more, in the last 2 days of which no other rule speaks: what it usually is and what makes it urgent, as soon as its row says, sooner in a pregnancy and up to 12 weeks after one. Weight loss with HIV: within days. Of 3 to 7 days ago: discharge, changed sight, milk and weight loss with HIV within days; in a pregnancy, or up to 12 weeks after and since its end, low or shoulder pain, paleness, changed sight, pain under the ribs, swelling, fainting, confusion, chest signs, fewer movements, waters, pads and clots today.",
  source:
    "Background knowledge, one row a sign; that none is left without an answer: our judgement",
  grade: "K",
  holdsFor: SIGNS.askedAboutFor,
  find(story, today): readonly Finding[] {
    const end = lastPregnancyEnd(stagesOf(story)) ?? "";
    return [
      ...signRows.flatMap((row) => answer(story, today, row, newSigns(story, today, row))),
      ...earlierRows.flatMap((row) => {
        const earlier = earlierSigns(story, today, row[1]).filter(({ day }) => day > end);
        const isNew = newSigns(story, today, row).length > 0;
        const answers = isNew ? [] : answer(story, today, row, earlier);
        return answers.filter(({ urgency }) => urgency !== "mention");
      }),
    ];
  },
};

/** A headache logged at 8 or more counts as the sign. */
const newSigns = (story: Story, today: CalendarDay, [subject, signs]: SignRow) =>
  subject === "head"
    ? severeHeadachesSince(story, today, SIGNS.newFor)
    : signsSince(story, today, SIGNS.newFor, signs);

function answer(
  story: Story,
  today: CalendarDay,
  [subject, , usually, { pregnant, after } = {}]: SignRow,
  ticked: readonly ConcernEvidence[],
): readonly Finding[] {
  const isPregnant = pregnancyNow(story, today) !== null;
  const isAfter = after !== undefined && isAfterPregnancy(story, today, ticked);
  const usual = isWastingWithHiv(story, ticked) ? "within-days" : usually;
  const urgency = (isPregnant ? pregnant : isAfter ? after : undefined) ?? usual;
  return findings(urgency, ticked, subject);
}

const isAfterPregnancy = (story: Story, today: CalendarDay, ticked: readonly ConcernEvidence[]) =>
  afterPregnancy(story, today, TWELVE_WEEKS, ticked).length > 0;

const isWastingWithHiv = ({ background }: Story, ticked: readonly ConcernEvidence[]) =>
  background?.hiv === true && ticked.some(({ fact }) => fact === "weight_loss");

export const bodyRules: readonly Rule[] = [ovarySigns, breastLump, androgenSigns];
