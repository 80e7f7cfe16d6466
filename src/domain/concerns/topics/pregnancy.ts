import { SEVERE_PAIN } from "../../day/pain-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { ofLatestDay } from "../../days/of-latest-day.ts";
import { HIGH_BLOOD_PRESSURE, reaches } from "../../labs/measures/blood-pressure-check.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { endedEarly, inPregnancyOrAfter, SIX_WEEKS } from "../evidence/after-pregnancy.ts";
import { bleedingSince } from "../evidence/bleeding.ts";
import { feversSince } from "../evidence/fever.ts";
import {
  lastingHeadachesSince,
  lowPainSince,
  painSince,
  severeHeadachesSince,
} from "../evidence/pain.ts";
import { type PregnancyNow, positiveTest, pregnancyNow, stagesOf } from "../evidence/pregnancy.ts";
import { pressuresSince } from "../evidence/pressure.ts";
import { CHEST, STROKE, signsSince } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { together } from "../evidence/together.ts";

/** By judgement: bleeding of the last week is reported to the clinic even if it has stopped. */
const PREG_BLEED_HOLDS_FOR = 7;

/**
 * From this week the clinic treats any flow as an emergency (Bettercare, Primary Maternal Care).
 */
const WEEKS_OF_LIGHT_WORDS = 24;

const LIGHT = ["spotting", "light"];

/** Any bleeding in pregnancy, with softer wording if light, early and painless. */
const pregBleed: Rule = {
  key: "preg-bleed",
  trigger:
    'Pregnant (recorded, or a positive test in the last six weeks): any flow, spotting, clot, soaked pad or bleeding after sex of the last 7 days, or a period started. Subject "light": only spotting or a light flow, no pain within these days, and known to be under 24 weeks.',
  source: "Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: PREG_BLEED_HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    if (pregnancy === null) return [];
    const bleeding = bleedingSince(
      withoutPeriodBefore(story, pregnancy),
      today,
      PREG_BLEED_HOLDS_FOR,
    );
    if (bleeding.length === 0) return [];
    const pain = lowPainSince(story, today, PREG_BLEED_HOLDS_FOR);
    const evidence = [...bleeding, ...pain, ...pregnancy.evidence];
    const isLight = pain.length === 0 && isLightAndEarly(bleeding, pregnancy);
    return findings("call-now", evidence, isLight ? "light" : undefined);
  },
};

function isLightAndEarly(bleeding: readonly ConcernEvidence[], { weeks }: PregnancyNow): boolean {
  const isLight = bleeding.every(
    ({ fact, value }) => fact === "flow" && LIGHT.includes(`${value}`),
  );
  return isLight && weeks !== null && weeks < WEEKS_OF_LIGHT_WORDS;
}

/** The last period, from which a pregnancy may be counted, is no bleeding in pregnancy. */
function withoutPeriodBefore(story: Story, { since }: PregnancyNow): Story {
  const cycles = story.facts.cycles.filter(({ startDay }) => startDay > since);
  return { ...story, facts: { ...story.facts, cycles } };
}

const PREECLAMPSIA_HOLDS_FOR = 2;

/** Pre-eclampsia begins from the 20th week on (NICE NG133). */
const FROM_WEEK = 20;

/** Signs of pre-eclampsia, whatever the measured pressure. */
const preeclampsia: Rule = {
  key: "preeclampsia",
  trigger:
    "Pregnant, or up to 6 weeks (42 days) after: severe or lasting headache (ticked, 7 of 10 and more, or 4 and more on two of three days, J), change or loss of vision, pain under the ribs, sudden swelling of face or hands, or a fit; one is enough, whatever the pressure. Vomiting alone is not. Not while she is known to be under 20 weeks, nor after a pregnancy that ended before.",
  source: "NICE NG133; Bettercare, Primary Maternal Care (South Africa), pmc-2; WHO SMART ANC",
  grade: "P",
  holdsFor: PREECLAMPSIA_HOLDS_FOR,
  find(story, today) {
    const signs = [
      ...headaches(story, today),
      ...signsSince(story, today, PREECLAMPSIA_HOLDS_FOR, [
        "vision_change",
        "vision_loss",
        "pain_under_ribs",
        "swollen_face_or_hands",
        "fit",
      ]),
    ];
    const weeks = pregnancyNow(story, today)?.weeks;
    const isEarly =
      weeks === undefined ? endedEarly(story, today) : (weeks ?? FROM_WEEK) < FROM_WEEK;
    if (signs.length === 0 || isEarly) return [];
    const vomiting = signsSince(story, today, PREECLAMPSIA_HOLDS_FOR, ["vomiting"]);
    const hers = inPregnancyOrAfter(story, today, SIX_WEEKS, signs);
    return hers.length === 0 ? [] : findings("call-now", [...hers, ...vomiting]);
  },
};

/** Of 10: severe by the usual division of pain scales, here without the margin used elsewhere. */
const SEVERE_HEADACHE = 7;

function headaches(story: Story, today: CalendarDay): ConcernEvidence[] {
  const severe = severeHeadachesSince(story, today, PREECLAMPSIA_HOLDS_FOR, SEVERE_HEADACHE);
  const isSevere = ({ fact, day }: ConcernEvidence) =>
    severe.some((line) => line.fact === fact && line.day === day);
  const lasting = lastingHeadachesSince(story, today, PREECLAMPSIA_HOLDS_FOR);
  return [...severe, ...lasting.filter((line) => !isSevere(line))];
}

const BP_PREG_SEVERE_HOLDS_FOR = 7;

/** mmHg (NICE NG133). */
const SEVERE = { systolic: 160, diastolic: 110 } as const;

/** One reading is enough: waiting for a second costs valuable time. */
const bpPregSevere: Rule = {
  key: "bp-preg-severe",
  trigger:
    "Pregnant, or up to 6 weeks (42 days) after: systolic 160 or more, or diastolic 110 or more, once in the last 7 days. A lower reading after it takes nothing back.",
  source: "NICE NG133; NBK546004 table 2; Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: BP_PREG_SEVERE_HOLDS_FOR,
  find(story, today) {
    const readings = pressuresSince(story, today, BP_PREG_SEVERE_HOLDS_FOR, SEVERE);
    return findings("call-now", inPregnancyOrAfter(story, today, SIX_WEEKS, readings));
  },
};

/** A fever counts even after it has gone. */
const FEVER_HOLDS_FOR = 7;

const SIGNS_HOLD_FOR = 2;

const WEEKS_OF_A_FULL_TERM = 37;

/** From this severity pain is reported to the clinic on the same day. */
const PAIN_IN_PREGNANCY = 6;

/** Weeks: overdue, and past the usual time for induction. */
const PAST_DUE = { soonFrom: 41, todayFrom: 42, until: 44 } as const;

const pregDanger: Rule = {
  key: "preg-danger",
  trigger:
    'Pregnant: a fit, fainting, confusion, great drowsiness (J), severe or sudden tummy pain, pain of 8 or more, hard or fast breathing, chest pain, weakness on one side, trouble speaking, or waters broken before 37 weeks (or in unknown weeks, or without a pregnancy recorded, J), for 2 days; 38.0 °C or more, or hot or shivering, for 7; vomiting on two of three days (J). From 37 weeks waters that broke: call now with words of its own (subject "waters"). Vomiting on one day alone, or under 20 weeks: today (subject "vomiting", J), as sickness is common. New or one-sided low pain, pain of 6 or more, or back pain of 8 or more: today (subject "pain", J). From 41 weeks within days, from 42 today (subject "overdue").',
  source:
    "WHO SMART ANC; WHO 2018, induction of labour from 41 weeks; breathing, chest and waters: background knowledge",
  grade: "P",
  holdsFor: FEVER_HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    const waters = watersSince(story, today);
    if (pregnancy === null) return findings("call-now", waters);
    const { weeks } = pregnancy;
    const isTerm = (weeks ?? 0) >= WEEKS_OF_A_FULL_TERM;
    const dangers = [...dangersOf(story, today), ...(isTerm ? [] : waters)];
    const vomiting = signsSince(story, today, SIGNS_HOLD_FOR, ["vomiting"]);
    const days = new Set(vomiting.map(({ day }) => day)).size;
    const isSickness = days === 1 || (weeks ?? FROM_WEEK) < FROM_WEEK;
    const isMild = dangers.length === 0 && isSickness;
    const pain = painsIn(story, today);
    const withHer = (evidence: readonly ConcernEvidence[]) =>
      together(evidence, pregnancy.evidence);
    return [
      ...findings("call-now", isMild ? [] : withHer([...dangers, ...vomiting])),
      ...findings("call-now", isTerm ? withHer(waters) : [], "waters"),
      ...findings("today", isMild ? withHer(vomiting) : [], "vomiting"),
      ...findings("today", withHer(pain), "pain"),
      ...overdue(pregnancy),
    ];
  },
};

/** Ticking it implies a pregnancy, recorded or not. */
const watersSince = (story: Story, today: CalendarDay) =>
  signsSince(story, today, SIGNS_HOLD_FOR, ["waters_broke"]);

const dangersOf = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, SIGNS_HOLD_FOR, [
    ...(["fit", "fainting", "confusion", "drowsy", "fast_breathing"] as const),
    ...(["severe_belly_pain", "sudden_pelvic_pain", ...CHEST, ...STROKE] as const),
  ]),
  ...painSince(story, today, SIGNS_HOLD_FOR, SEVERE_PAIN),
  ...feversSince(story, today, FEVER_HOLDS_FOR),
];

const painsIn = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, SIGNS_HOLD_FOR, ["new_low_pain", "one_sided_pelvic_pain"]),
  ...painSince(story, today, SIGNS_HOLD_FOR, PAIN_IN_PREGNANCY),
  ...symptomSince(story, today, SIGNS_HOLD_FOR, "back_pain", "pain").filter(
    ({ value }) => Number(value) >= SEVERE_PAIN,
  ),
];

/** Much later the end of the pregnancy was more likely not logged. */
function overdue({ weeks, evidence }: PregnancyNow): readonly Finding[] {
  if (weeks === null || weeks < PAST_DUE.soonFrom || weeks > PAST_DUE.until) return [];
  return findings(weeks >= PAST_DUE.todayFrom ? "today" : "within-days", evidence, "overdue");
}

const MOVEMENTS_HOLDS_FOR = 2;

const WEEKS = 24;

const EARLIEST_WEEKS = 20;

/** Fewer movements mean calling at once; counting first loses time. */
const movements: Rule = {
  key: "movements",
  trigger:
    "Pregnant for 24 weeks or more, for unknown weeks, or without having recorded it (J): movements fewer or changed; from 20 to 24 weeks today (subject 'early', J). She is never asked to count first, as older teaching has it.",
  source: "Bettercare, Primary Maternal Care (South Africa); calling at once: background knowledge",
  grade: "P",
  holdsFor: MOVEMENTS_HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    const weeks = pregnancy?.weeks ?? WEEKS;
    const fewer = signsSince(story, today, MOVEMENTS_HOLDS_FOR, ["fewer_movements"]);
    if (fewer.length === 0 || weeks < EARLIEST_WEEKS) return [];
    const evidence = [...fewer, ...(pregnancy?.evidence ?? [])];
    return weeks < WEEKS ? findings("today", evidence, "early") : findings("call-now", evidence);
  },
};

const BP_PREG_HOLDS_FOR = 7;

const bpPreg: Rule = {
  key: "bp-preg",
  trigger:
    'Pregnant, or up to 6 weeks (42 days) after: systolic 140 or more, or diastolic 90 or more, in the last 7 days (from 160/110 bp-preg-severe is said beside it). Where every reading of the newest day is lower again: within days (subject "settled", J).',
  source: "NICE NG133; WHO SMART ANC; Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: BP_PREG_HOLDS_FOR,
  find(story, today) {
    const high = pressuresSince(story, today, BP_PREG_HOLDS_FOR, HIGH_BLOOD_PRESSURE);
    const evidence = inPregnancyOrAfter(story, today, SIX_WEEKS, high);
    return isNewestHigh(story, today)
      ? findings("today", evidence)
      : findings("within-days", evidence, "settled");
  },
};

function isNewestHigh({ pressures = [] }: Story, today: CalendarDay): boolean {
  const recent = pressures.filter(({ date }) => date >= addDays(today, -BP_PREG_HOLDS_FOR));
  const newest = ofLatestDay(recent, ({ date }) => date);
  return newest.some((each) => reaches(each, HIGH_BLOOD_PRESSURE));
}

/** Below this age the text adds that help is private and that nobody may force them. */
const YOUNG_UNDER = 16;
/** Days after a loss for which a test may stay positive (background knowledge: up to six weeks). */
const STILL_POSITIVE = { from: 28, until: 120 } as const;

const positiveTestToShow: Rule = {
  key: "positive-test",
  trigger:
    'A positive test of the last six weeks, or a pregnancy, under 16 (subject "young"); or a positive test 28 to 120 days after a loss or another early end of a pregnancy (subject "after-loss").',
  source: "Background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const pregnancy = pregnancyNow(story, today);
    const isYoung = (story.facts.age ?? YOUNG_UNDER) < YOUNG_UNDER;
    if (isYoung) return findings("within-days", pregnancy?.evidence ?? [], "young");
    const test = positiveTest(story, today);
    const loss = stagesOf(story).findLast(
      ({ kind, ending, to }) => kind === "pregnancy" && ending !== "birth" && to !== undefined,
    )?.to;
    if (test === null || loss === undefined) return [];
    const since = daysBetween(loss, test.day);
    const isStill = since >= STILL_POSITIVE.from && since <= STILL_POSITIVE.until;
    return findings("within-days", isStill ? [test] : [], "after-loss");
  },
};

export const pregnancyRules: readonly Rule[] = [
  pregBleed,
  preeclampsia,
  bpPregSevere,
  pregDanger,
  movements,
  bpPreg,
  positiveTestToShow,
];
