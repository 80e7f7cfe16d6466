import { bleedingDays } from "../../cycles/periods/bleeding-days.ts";
import { SEVERE_PAIN } from "../../day/pain-days.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { afterPregnancy, SIX_WEEKS } from "../evidence/after-pregnancy.ts";
import { flowsSince } from "../evidence/bleeding.ts";
import { feversSince } from "../evidence/fever.ts";
import { methodEvidence, methodNow } from "../evidence/method-now.ts";
import { lowPainSince, painSince } from "../evidence/pain.ts";
import { signsSince, signsWithin } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { together } from "../evidence/together.ts";

const FEVER_PELVIC_HOLDS_FOR = 2;

/** Fever with lower abdominal pain may be an infection that needs treatment within the day. */
const feverPelvic: Rule = {
  key: "fever-pelvic",
  trigger:
    "A temperature of 38.0 °C or more, taken ill or on waking, or hot or shivering, with any pelvic or low tummy pain, cramps too, within three days (J).",
  source: "Zimbabwe EDLIZ ch. 5; Malawi guidelines, lower abdominal pain",
  grade: "P",
  holdsFor: FEVER_PELVIC_HOLDS_FOR,
  find: (story, today) =>
    findings(
      "call-now",
      together(
        feversSince(story, today, FEVER_PELVIC_HOLDS_FOR),
        lowPainSince(story, today, FEVER_PELVIC_HOLDS_FOR),
      ),
    ),
};

const TOXIC_SHOCK_HOLDS_FOR = 2;

/** °C, of the CDC's definition: then a tampon that came out some days ago counts too. */
const SHOCK_FEVER = 38.9;
const TAMPON_WITHIN = 4;

const toxicShock: Rule = {
  key: "toxic-shock",
  trigger:
    'With a tampon, cup or diaphragm in these days, from 38.9 °C in the last 4 days (ticked, or the diaphragm as her contraception, J), or up to 6 weeks (42 days) after a pregnancy (subject "after-birth"): a temperature of 38.0 °C or more and one of rash, vomiting, diarrhoea, fainting, confusion or muscle pain, within three days; hot or shivering counts as fever. Without either: a rash, fainting or confusion with another of these beside a tampon, cup or diaphragm that she ticked (J). Other sources begin at 38.9 °C; the lower one is used.',
  source: "NHS, Toxic shock syndrome (2012); askzana.com",
  grade: "P",
  holdsFor: TOXIC_SHOCK_HOLDS_FOR,
  find(story, today) {
    const fevers = feversSince(story, today, TOXIC_SHOCK_HOLDS_FOR);
    const others = signsBeside(story, today);
    const method = methodNow(story, today);
    const isHigh = fevers.some(({ value }) => Number(value) >= SHOCK_FEVER);
    const usedWithin = isHigh ? TAMPON_WITHIN : TOXIC_SHOCK_HOLDS_FOR;
    const ticked = signsSince(story, today, usedWithin, ["tampon_or_cup"]);
    if (ticked.length > 0 && looksLikeShock(others)) {
      return findings("call-now", [...fevers, ...others, ...ticked]);
    }
    const illness = together(fevers, others);
    const used = [
      ...ticked,
      ...(method.name === "diaphragm" ? [methodEvidence(method, today)] : []),
    ];
    return [
      ...findings("call-now", together(illness, used)),
      ...findings("call-now", afterPregnancy(story, today, SIX_WEEKS, illness), "after-birth"),
    ];
  },
};

const TELLING = ["rash", "fainting", "confusion"];

/** Works without a thermometer: a rash, fainting or confusion, and one more of the signs. */
const looksLikeShock = (signs: readonly ConcernEvidence[]) => {
  const facts = new Set(signs.map(({ fact }) => fact));
  return facts.size > 1 && TELLING.some((fact) => facts.has(fact as ConcernEvidence["fact"]));
};

const signsBeside = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, TOXIC_SHOCK_HOLDS_FOR, [
    "rash",
    "vomiting",
    "diarrhoea",
    "fainting",
    "confusion",
    "muscle_pain",
  ]),
  ...symptomSince(story, today, TOXIC_SHOCK_HOLDS_FOR, "diarrhea", "diarrhoea"),
];

const POSTPARTUM_SEPSIS_HOLDS_FOR = 7;

const MODERATE_PAIN = 6;

/** An infection after a birth or a loss is treated within hours. */
const postpartumSepsis: Rule = {
  key: "postpartum-sepsis",
  trigger:
    'Up to 6 weeks (42 days) after a birth, a loss or another end of a pregnancy: 38.0 °C or more, or hot or shivering; severe or sudden tummy pain, or pain of 8 or more; bad-smelling discharge with feeling ill, vomiting, muscle pain, low pain or another sign of illness; or two signs of illness together (J); of the last 7 days. One of them alone, new low pain or pain of 6: today (subject "alone", J).',
  source: "Bettercare, Primary Maternal Care (South Africa), pmc-6",
  grade: "P",
  holdsFor: POSTPARTUM_SEPSIS_HOLDS_FOR,
  find(story, today) {
    const since = signsWithin(story, today, POSTPARTUM_SEPSIS_HOLDS_FOR);
    const foul = since("foul_discharge");
    const pain = [
      ...since("new_low_pain", "one_sided_pelvic_pain"),
      ...painSince(story, today, POSTPARTUM_SEPSIS_HOLDS_FOR, MODERATE_PAIN),
    ];
    const ill = since(
      ...(["feeling_ill", "vomiting", "muscle_pain", "rash", "racing_heart"] as const),
      ...(["diarrhoea", "fast_breathing", "confusion", "drowsy", "fainting"] as const),
    );
    const grave = [
      ...feversSince(story, today, POSTPARTUM_SEPSIS_HOLDS_FOR),
      ...since("severe_belly_pain", "sudden_pelvic_pain"),
      ...painSince(story, today, POSTPARTUM_SEPSIS_HOLDS_FOR, SEVERE_PAIN),
    ];
    const isFoulAndIll = foul.length > 0 && ill.length + pain.length > 0;
    const isVeryIll = new Set(ill.map(({ fact }) => fact)).size > 1;
    const isMilder = ({ fact, value }: ConcernEvidence) =>
      fact !== "pain" || Number(value) < SEVERE_PAIN;
    const afterwards = (evidence: readonly ConcernEvidence[]) =>
      afterPregnancy(story, today, SIX_WEEKS, evidence);
    if (grave.length > 0 || isFoulAndIll || isVeryIll) {
      return findings(
        "call-now",
        afterwards([...grave, ...foul, ...ill, ...pain.filter(isMilder)]),
      );
    }
    const alone = ill.filter(({ fact }) => ILL_ALONE.includes(fact));
    return findings("today", afterwards([...foul, ...alone, ...pain]), "alone");
  },
};

const ILL_ALONE: readonly ConcernEvidence["fact"][] = ["feeling_ill", "vomiting", "muscle_pain"];

const PID_MILD_HOLDS_FOR = 7;

/** Days after fitting an IUD with a raised risk of infection. */
const NEW_IUD = 21;

const pidMild: Rule = {
  key: "pid-mild",
  trigger:
    "New low pain with unusual or bad-smelling discharge, bleeding outside a period or after sex, or pain in sex, or with an IUD fitted up to 3 weeks (21 days) before; or pain of 6 and more outside a period with such discharge (J); or bad-smelling discharge with such an IUD (J); of the last 7 days; not where she said that she has no sex, unless pain or bleeding in sex was noted. With fever fever-pelvic is said beside it.",
  source: "Malawi guidelines, lower abdominal pain, in part; else background knowledge",
  grade: "P",
  holdsFor: PID_MILD_HOLDS_FOR,
  find(story, today) {
    const discharge = signsSince(story, today, PID_MILD_HOLDS_FOR, [
      ...(["unusual_discharge", "foul_discharge"] as const),
    ]);
    const iud = newIud(story, today);
    const strong = painSince(story, today, PID_MILD_HOLDS_FOR, MODERATE_PAIN);
    const pain = [
      ...signsSince(story, today, PID_MILD_HOLDS_FOR, ["new_low_pain"]),
      ...(discharge.length > 0 ? outsidePeriods(story, today, strong) : []),
      ...(iud.length > 0 ? discharge.filter(({ fact }) => fact === "foul_discharge") : []),
    ];
    if (pain.length === 0) return [];
    const inSex = [
      ...signsSince(story, today, PID_MILD_HOLDS_FOR, ["bleeding_after_sex"]),
      ...symptomSince(story, today, PID_MILD_HOLDS_FOR, "pain_during_sex", "pain_during_sex"),
    ];
    const between = outsidePeriods(story, today, flowsSince(story, today, PID_MILD_HOLDS_FOR));
    const others = [...discharge, ...between, ...iud];
    const isActive = story.background?.couldConceive !== false;
    const signs = isActive ? [...inSex, ...others] : inSex;
    const evidence = new Set([...pain, ...inSex, ...others]);
    return findings("today", signs.length === 0 ? [] : [...evidence]);
  },
};

function outsidePeriods({ facts }: Story, today: CalendarDay, evidence: ConcernEvidence[]) {
  const bled = bleedingDays(facts, today);
  return evidence.filter(({ day }) => bled.get(day)?.isPeriod !== true);
}

function newIud(story: Story, today: CalendarDay): ConcernEvidence[] {
  const { name, from } = methodNow(story, today);
  if (name !== "iud" || from === undefined || daysBetween(from, today) > NEW_IUD) return [];
  return [{ fact: "contraception", day: from, value: name, unit: "" }];
}

const FEVER_HOLDS_FOR = 2;

/** °C, by judgement: higher than with most colds. */
const HIGH_FEVER = 39;

/** A fever that no other concern covers: `concernsOf` removes it if a graver rule applies. */
export const fever: Rule = {
  key: "fever",
  trigger:
    "A temperature of 38.0 °C or more, taken ill or on waking, or hot or shivering without a measure, of the last 2 days, where no other rule speaks of it: within days; from 39.0 °C, or with bad-smelling discharge, passing urine often or back pain of 4 or more, which may come from the womb or the kidneys, today (J).",
  source: "Background knowledge: where there is malaria, any fever is tested within a day",
  grade: "K",
  holdsFor: FEVER_HOLDS_FOR,
  find(story, today) {
    const fevers = feversSince(story, today, FEVER_HOLDS_FOR);
    const isHigh = fevers.some(({ value }) => Number(value) >= HIGH_FEVER);
    const beside = fevers.length === 0 ? [] : signsOfItsPlace(story, today);
    return findings(isHigh || beside.length > 0 ? "today" : "within-days", [...fevers, ...beside]);
  },
};

const BACK_PAIN = 4;

const signsOfItsPlace = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, FEVER_HOLDS_FOR, ["urine_often", "foul_discharge"]),
  ...symptomSince(story, today, FEVER_HOLDS_FOR, "back_pain", "pain").filter(
    ({ value }) => Number(value) >= BACK_PAIN,
  ),
];

export const infectionRules: readonly Rule[] = [feverPelvic, toxicShock, postpartumSepsis, pidMild];
