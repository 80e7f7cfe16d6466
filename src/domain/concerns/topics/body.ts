import type { WarningSign } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence, Urgency } from "../concern.ts";
import { afterPregnancy, TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { severeHeadachesSince } from "../evidence/pain.ts";
import { pregnancyNow } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { findings } from "../finding.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Story } from "../story.ts";

const DAYS = 30;

const MORE_THAN = 12;

/** From this age logged symptoms count too; at younger ages bloating goes with most cycles. */
const SYMPTOMS_FROM_AGE = 50;

/** New abdominal signs that recur. */
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

const SIGN_HOLDS_FOR = 2;

type SignUrgency = Exclude<Urgency, "call-now">;

/** A sign and its answer when no other rule covers it, with the urgency for each life stage. */
interface SignRow {
  /** Selects the words: the usual cause, and what makes it urgent. */
  readonly subject: string;
  readonly signs: readonly WarningSign[];
  readonly usually: SignUrgency;
  readonly pregnant?: SignUrgency;
  /** Up to twelve weeks after a pregnancy. */
  readonly after?: SignUrgency;
}

const signRows: readonly SignRow[] = [
  {
    ...{ subject: "heart", signs: ["racing_heart"], usually: "mention" },
    ...{ pregnant: "within-days", after: "within-days" },
  },
  {
    ...{ subject: "pale", signs: ["very_pale"], usually: "within-days" },
    ...{ pregnant: "today", after: "today" },
  },
  {
    ...{ subject: "rash", signs: ["rash"], usually: "mention" },
    ...{ pregnant: "within-days", after: "within-days" },
  },
  {
    ...{ subject: "stomach", signs: ["vomiting", "diarrhoea"], usually: "mention" },
    ...{ pregnant: "within-days", after: "within-days" },
  },
  {
    ...{ subject: "ill", signs: ["muscle_pain", "feeling_ill"], usually: "mention" },
    ...{ pregnant: "today", after: "today" },
  },
  {
    ...{ subject: "clots", signs: ["pad_within_three_hours", "clots_over_2_5_cm"] },
    ...{ usually: "within-days", after: "today" },
  },
  { subject: "low-pain", signs: ["new_low_pain", "one_sided_pelvic_pain"], usually: "within-days" },
  { subject: "discharge", signs: ["unusual_discharge"], usually: "within-days" },
  {
    ...{ subject: "discharge", signs: ["foul_discharge"], usually: "within-days" },
    ...{ pregnant: "today", after: "today" },
  },
  { subject: "head", signs: ["severe_headache"], usually: "within-days", pregnant: "today" },
  { subject: "eyes", signs: ["vision_change"], usually: "within-days", pregnant: "today" },
  { subject: "ribs", signs: ["pain_under_ribs"], usually: "within-days", pregnant: "today" },
  { subject: "swelling", signs: ["swollen_face_or_hands"], usually: "within-days" },
  { subject: "movements", signs: ["fewer_movements"], usually: "within-days" },
  {
    ...{ subject: "thirst", signs: ["great_thirst", "much_urine"], usually: "mention" },
    pregnant: "within-days",
  },
  { subject: "weight", signs: ["weight_loss"], usually: "mention", pregnant: "within-days" },
  { subject: "tampon", signs: ["tampon_or_cup"], usually: "mention" },
  { subject: "sex", signs: ["unprotected_sex", "missed_method"], usually: "mention" },
  { subject: "days-off", signs: ["off_work_or_school"], usually: "mention" },
  { subject: "belly", signs: ["new_bloating", "full_quickly", "urine_often"], usually: "mention" },
  {
    ...{ subject: "milk", signs: ["milk_without_feeding"], usually: "within-days" },
    ...{ pregnant: "mention", after: "mention" },
  },
  { subject: "nerves", signs: ["pins_and_needles", "sore_tongue"], usually: "mention" },
];

/**
 * Answers every ticked sign that no other concern covers. `concernsOf` removes the covered ones.
 */
export const sign: Rule = {
  key: "sign",
  trigger:
    "Any other sign ticked, or a headache of 8 of 10 and more, in the last 2 days of which no other rule speaks: what it usually is and what makes it urgent, as soon as its row says, sooner in a pregnancy and up to 12 weeks after one. Weight loss with HIV: within days.",
  source:
    "Background knowledge, one row a sign; that none is left without an answer: our judgement",
  grade: "K",
  holdsFor: SIGN_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const isPregnant = pregnancyNow(story, today) !== null;
    return signRows.flatMap(({ subject, signs, usually, pregnant, after }) => {
      // A headache logged at 8 or more counts as the sign.
      const ticked =
        subject === "head"
          ? severeHeadachesSince(story, today, SIGN_HOLDS_FOR)
          : signsSince(story, today, SIGN_HOLDS_FOR, signs);
      const isAfter = after !== undefined && isAfterPregnancy(story, today, ticked);
      const usual = isWastingWithHiv(story, ticked) ? "within-days" : usually;
      const urgency = (isPregnant ? pregnant : isAfter ? after : undefined) ?? usual;
      return findings(urgency, ticked, subject);
    });
  },
};

const isAfterPregnancy = (story: Story, today: CalendarDay, ticked: readonly ConcernEvidence[]) =>
  afterPregnancy(story, today, TWELVE_WEEKS, ticked).length > 0;

const isWastingWithHiv = ({ background }: Story, ticked: readonly ConcernEvidence[]) =>
  background?.hiv === true && ticked.some(({ fact }) => fact === "weight_loss");

export const bodyRules: readonly Rule[] = [ovarySigns, breastLump, androgenSigns];
