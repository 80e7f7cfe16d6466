import { knownStartDays } from "../../cycles/cycle-history.ts";
import { SEVERE_PAIN } from "../../day/pain-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { bleedingSince, bloodLossSince, flowsSince } from "../evidence/bleeding.ts";
import {
  canConceive,
  mayBePregnant,
  mayHaveConceived,
  riskySexSince,
} from "../evidence/conceiving.ts";
import { latePeriodOn } from "../evidence/late-period.ts";
import { methodEvidence, methodNow } from "../evidence/method-now.ts";
import { lowPainSince, painSince, severeHeadachesSince } from "../evidence/pain.ts";
import { earlyPregnancy, positiveTest, pregnancyNow } from "../evidence/pregnancy.ts";
import { signsSince, signsWithin } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { together } from "../evidence/together.ts";

const ECTOPIC_HOLDS_FOR = 2;

/** Up to this many days late, pain no stronger than usual periods is no sign. A judgement. */
const A_LITTLE_LATE = 3;

const isMoreThanALittleLate = (story: Story, day: CalendarDay) =>
  latePeriodOn(story, addDays(day, -A_LITTLE_LATE)) !== null;

/** Of 10: as strong as a very painful period. */
const STRONG_PERIOD_PAIN = 7;

/** Days without a period from which a pregnancy may have gone unnoticed. */
const LONG_WITHOUT = 35;

const ectopic: Rule = {
  key: "ectopic",
  trigger:
    'Sudden, severe or one-sided low pain, pain of 8 or more, shoulder-tip pain, fainting or being very pale, with a positive test, a pregnancy under 14 weeks or of unknown weeks (J), or a period late by a day or more that day. Late with any method but implant and injection, by which periods stay away; not from 55. Where she said that no pregnancy is possible and noted no sex in 60 days, late with pain that is sudden, severe, one-sided or at the tip of the shoulder only (J); after a sterilisation that answer is not read (J). Pain that is only a number does not count up to 3 days late where condoms are used, or where her periods bring as much (J). Whatever the calendar says, shoulder-tip pain, or one-sided pain with fainting, paleness, a racing heart or dizziness of 7, where neither age, answer nor method excludes a pregnancy (J); with an IUD, a progestogen-only pill or a sterilisation the shoulder-tip pain too (J). Pain of 6 or 7 there, over 3 days late and unlike her periods, or one-sided pain alone with unprotected sex in 60 days, no period for 35 or "not sure" of a pregnancy: today (subject "test", J). A negative test does not clear it (J).',
  source:
    "NHS-based pages: healthforunder5s.co.uk, wellbeingofwomen.org.uk, ectopic.org.uk; no answer excludes a pregnancy: background knowledge",
  grade: "S",
  holdsFor: ECTOPIC_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, ECTOPIC_HOLDS_FOR, [
      "sudden_pelvic_pain",
      "one_sided_pelvic_pain",
      "severe_belly_pain",
      "shoulder_tip_pain",
      "fainting",
      "very_pale",
    ]);
    const scores = painSince(story, today, ECTOPIC_HOLDS_FOR, SEVERE_PAIN);
    const pains = [...signs, ...scores];
    const early = earlyPregnancy(story, today);
    if (pains.length === 0) return soreAndLate(story, today);
    if (early !== null) return findings("call-now", [...pains, ...early.evidence]);
    if (pregnancyNow(story, today) !== null) return [];
    const late = latePeriods(story, today, signs, scores);
    if (late.length > 0) return findings("call-now", [...pains, ...late.slice(0, 1)]);
    if (mayBePregnant(story, today)) return withoutCalendar(story, today, pains);
    const tips = pains.filter(({ fact }) => fact === "shoulder_tip_pain");
    const isOpen = isOutsideMoreOften(story, today) && mayHaveConceived(story, today);
    return isOpen ? findings("call-now", tips) : [];
  },
};

/** With these methods a pregnancy is rare, but more often ectopic. */
function isOutsideMoreOften(story: Story, today: CalendarDay): boolean {
  const { name, pill } = methodNow(story, today);
  return name === "iud" || name === "sterilisation" || pill === "progestogen_only";
}

/** Of 10: beside a late period worth a test on the same day. A judgement. */
const SORE = 6;

function soreAndLate(story: Story, today: CalendarDay): readonly Finding[] {
  const isUsual = hasBarrier(story, today) || hasStrongPeriods(story, today);
  if (isUsual || pregnancyNow(story, today) !== null || !mayBePregnant(story, today)) return [];
  const sore = painSince(story, today, ECTOPIC_HOLDS_FOR, SORE);
  const late = sore.filter(({ day }) => isMoreThanALittleLate(story, day));
  const waits = late.flatMap(({ day }) => latePeriodOn(story, day, today) ?? []);
  return findings("today", together(sore, waits.slice(0, 1)), "test");
}

/** Pains that are looked into whatever was answered: an answer about sex excludes no pregnancy. */
const ECTOPIC_PAINS: readonly ConcernEvidence["fact"][] = [
  ...(["sudden_pelvic_pain", "one_sided_pelvic_pain"] as const),
  ...(["severe_belly_pain", "shoulder_tip_pain"] as const),
];

function latePeriods(
  story: Story,
  today: CalendarDay,
  signs: readonly ConcernEvidence[],
  scores: readonly ConcernEvidence[],
): ConcernEvidence[] {
  if (!mayHaveConceived(story, today)) {
    const isOpenByAge = canConceive({ ...story, background: undefined });
    const pains = signs.filter(({ fact }) => isOpenByAge && ECTOPIC_PAINS.includes(fact));
    return pains.flatMap(({ day }) => latePeriodOn(story, day, today) ?? []);
  }
  const isUsual = hasBarrier(story, today) || hasStrongPeriods(story, today);
  const telling = scores.filter(({ day }) => !isUsual || isMoreThanALittleLate(story, day));
  const days = new Set([...signs, ...telling].map(({ day }) => day));
  return [...days].flatMap((day) => latePeriodOn(story, day, today) ?? []);
}

const hasBarrier = (story: Story, today: CalendarDay) =>
  ["condoms", "diaphragm"].includes(methodNow(story, today).name ?? "") &&
  riskySexSince(story, today).length === 0;

const hasStrongPeriods = ({ facts, days }: Story, today: CalendarDay) =>
  facts.cycles.some(({ startDay }) =>
    [-1, 0, 1, 2].some((place) => {
      const day = addDays(startDay, place);
      const pain = days?.get(day)?.pain?.value ?? 0;
      return day < addDays(today, -ECTOPIC_HOLDS_FOR) && pain >= STRONG_PERIOD_PAIN;
    }),
  );

/** Needs no late period: light bleeding may have been mistaken for one. */
function withoutCalendar(
  story: Story,
  today: CalendarDay,
  pains: readonly ConcernEvidence[],
): readonly Finding[] {
  const oneSided = pains.filter(({ fact }) => fact === "one_sided_pelvic_pain");
  const collapse = bloodLossSince(story, today, ECTOPIC_HOLDS_FOR);
  const inside = [
    ...pains.filter(({ fact }) => fact === "shoulder_tip_pain"),
    ...together(oneSided, collapse),
  ];
  if (inside.length > 0) return findings("call-now", inside);
  const start = knownStartDays(story.facts).at(-1);
  const isLong = start === undefined || daysBetween(start, today) >= LONG_WITHOUT;
  const isOpen = isLong || story.facts.pregnancy === "unsure";
  const sex = riskySexSince(story, today);
  if (sex.length === 0 && !isOpen) return [];
  return findings("today", oneSided.length > 0 ? [...oneSided, ...sex] : [], "test");
}

const PELVIC_ACUTE_HOLDS_FOR = 2;

/** Sudden strong pain may be a twisted or burst cyst, at any age. */
const pelvicAcute: Rule = {
  key: "pelvic-acute",
  trigger:
    'Sudden or one-sided (J) pelvic pain together with pain of 8 or more, severe tummy pain, vomiting, fainting, paleness or a racing heart (J); or severe tummy pain with one of these (J); or shoulder-tip pain with any of these pains, paleness, fainting or a racing heart (J); dizziness of 7 counts like fainting (J); or pain of 8 or more outside a period with fainting, paleness or a racing heart (J); any age, within three days. Sudden pelvic pain alone, vomiting with new low pain, or with pain of 8 or more outside a period: today (subject "alone", J).',
  source: "Background knowledge on torsion, rupture and appendicitis; no page seen",
  grade: "K",
  holdsFor: PELVIC_ACUTE_HOLDS_FOR,
  find(story, today) {
    const since = signsWithin(story, today, PELVIC_ACUTE_HOLDS_FOR);
    const sudden = since("sudden_pelvic_pain", "one_sided_pelvic_pain");
    const severe = since("severe_belly_pain");
    const strong = painSince(story, today, PELVIC_ACUTE_HOLDS_FOR, SEVERE_PAIN);
    const pains = [...sudden, ...severe];
    const lost = bloodLossSince(story, today, PELVIC_ACUTE_HOLDS_FOR);
    const tips = since("shoulder_tip_pain");
    const collapse = [...since("vomiting"), ...lost, ...tips];
    const isSuddenAndStrong = sudden.length > 0 && [...severe, ...strong].length > 0;
    const isWithCollapse = collapse.length > 0 && pains.length > 0;
    const unlikePeriod = isBleeding(story, today) ? [] : strong;
    const isFaint = unlikePeriod.length > 0 && collapse.some(({ fact }) => fact !== "vomiting");
    const isInside = tips.length > 0 && lost.length > 0;
    if (isSuddenAndStrong || isWithCollapse || isFaint || isInside) {
      return findings("call-now", [...pains, ...strong, ...collapse]);
    }
    const withVomiting = together([...unlikePeriod, ...since("new_low_pain")], since("vomiting"));
    return findings("today", [...since("sudden_pelvic_pain"), ...withVomiting], "alone");
  },
};

/** Strong cramps with vomiting are common in a period. */
const isBleeding = (story: Story, today: CalendarDay) =>
  flowsSince(story, today, PELVIC_ACUTE_HOLDS_FOR).length > 0;

const SIGNS_HOLD_FOR = 7;

const METHODS = ["iud", "implant", "sterilisation"];

/** A pregnancy with an IUD, an implant or a sterilisation is more often ectopic. */
const iudPositive: Rule = {
  key: "iud-positive",
  trigger:
    'A positive test of the last six weeks, or a pregnancy recorded as under 14 weeks or of unknown weeks (J), with an IUD, an implant or a sterilisation on that day; call now with any low pain or bleeding of the last 7 days (subject "now"). After a sterilisation with words of its own (subject "sterilisation").',
  source: "ectopic.org.uk (IUCD); implant and sterilisation: background knowledge",
  grade: "S",
  holdsFor: null,
  find(story, today) {
    const test = positiveTest(story, today);
    const signs = test === null ? (earlyPregnancy(story, today)?.evidence ?? []) : [test];
    const method = methodNow(story, test?.day ?? today);
    if (signs.length === 0 || !METHODS.includes(method.name ?? "")) return [];
    const pain = lowPainSince(story, today, SIGNS_HOLD_FOR);
    const acute = [...pain, ...bleedingSince(story, today, SIGNS_HOLD_FOR)];
    const evidence = [...signs, methodEvidence(method, today), ...acute];
    if (acute.length > 0) return findings("call-now", evidence, "now");
    return findings("today", evidence, method.name === "sterilisation" ? method.name : undefined);
  },
};

const VISION_PROLACTIN_HOLDS_FOR = 7;

/** Failing sight with a headache or milk may come from the pituitary gland. */
const visionProlactin: Rule = {
  key: "vision-prolactin",
  trigger:
    "New loss of vision with any headache, or with milk when not feeding, or changed vision with a severe headache unless migraine with aura is noted (J), within the last 7 days.",
  source: "Background knowledge; no page seen",
  grade: "K",
  holdsFor: VISION_PROLACTIN_HOLDS_FOR,
  find(story, today) {
    const loss = signsSince(story, today, VISION_PROLACTIN_HOLDS_FOR, ["vision_loss"]);
    const others = [
      ...signsSince(story, today, VISION_PROLACTIN_HOLDS_FOR, [
        "severe_headache",
        "milk_without_feeding",
      ]),
      ...symptomSince(story, today, VISION_PROLACTIN_HOLDS_FOR, "headaches", "headache"),
    ];
    const both = together(loss, others);
    return findings("today", both.length > 0 ? both : changedSight(story, today));
  },
};

/** Expected in a migraine with aura, so not reported where that is noted. */
function changedSight(story: Story, today: CalendarDay): ConcernEvidence[] {
  const change = signsSince(story, today, VISION_PROLACTIN_HOLDS_FOR, ["vision_change"]);
  const heads = severeHeadachesSince(story, today, VISION_PROLACTIN_HOLDS_FOR);
  return story.background?.migraineWithAura === true ? [] : together(change, heads);
}

export const suddenPainRules: readonly Rule[] = [
  ectopic,
  pelvicAcute,
  iudPositive,
  visionProlactin,
];
