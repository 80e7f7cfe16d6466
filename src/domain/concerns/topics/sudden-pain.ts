import { SEVERE_PAIN } from "../../day/pain-days.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import { bleedingSince } from "../evidence/bleeding.ts";
import { canConceive } from "../evidence/conceiving.ts";
import { latePeriodOn } from "../evidence/late-period.ts";
import { methodEvidence, methodNow } from "../evidence/method-now.ts";
import { lowPainSince, painSince } from "../evidence/pain.ts";
import { earlyPregnancy, positiveTest } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { findings } from "../finding.ts";
import type { Rule } from "../rule.ts";
import type { Story } from "../story.ts";

const ECTOPIC_HOLDS_FOR = 2;

/** Sex since the period that is late, where she said that she has none. */
const SEX_LOOKED_FOR = 60;

/** Pain or collapse where a pregnancy outside the womb is possible. */
export const ectopic: Rule = {
  key: "ectopic",
  trigger:
    "Sudden, severe or one-sided low pain, pain of 8 or more, shoulder-tip pain, fainting or being very pale, with a positive test, a pregnancy under 14 weeks or of unknown weeks (J), or a period late by a day or more that day. Late with any method but implant and injection, by which periods stay away; not from 55, nor where she said that no pregnancy is possible and noted no sex in 60 days; after a sterilisation that answer is not read (J). A negative test does not clear it (J).",
  source: "NHS-based pages: healthforunder5s.co.uk, wellbeingofwomen.org.uk, ectopic.org.uk",
  grade: "S",
  holdsFor: ECTOPIC_HOLDS_FOR,
  find(story, today) {
    const pains = [
      ...signsSince(story, today, ECTOPIC_HOLDS_FOR, [
        "sudden_pelvic_pain",
        "one_sided_pelvic_pain",
        "severe_belly_pain",
        "shoulder_tip_pain",
        "fainting",
        "very_pale",
      ]),
      ...painSince(story, today, ECTOPIC_HOLDS_FOR, SEVERE_PAIN),
    ];
    const reason = pains.length === 0 ? [] : reasonsFor(story, today, pains);
    return reason === null ? [] : findings("call-now", [...pains, ...reason]);
  },
};

/** Why she could be pregnant; `null` where she could not. */
function reasonsFor(
  story: Story,
  today: CalendarDay,
  pains: readonly ConcernEvidence[],
): readonly ConcernEvidence[] | null {
  const pregnancy = earlyPregnancy(story, today);
  if (pregnancy !== null) return pregnancy.evidence;
  if (!mayHaveConceived(story, today)) return null;
  const days = new Set(pains.map(({ day }) => day));
  const late = [...days].flatMap((day) => latePeriodOn(story, day) ?? []);
  return late.length === 0 ? null : late.slice(0, 1);
}

function mayHaveConceived(story: Story, today: CalendarDay): boolean {
  if (canConceive(story)) return true;
  const sex = signsSince(story, today, SEX_LOOKED_FOR, [
    "unprotected_sex",
    "missed_method",
    "rape",
  ]);
  const isSterilised = methodNow(story, today).name === "sterilisation";
  const background = { ...story.background, couldConceive: undefined };
  return (isSterilised || sex.length > 0) && canConceive({ ...story, background });
}

const PELVIC_ACUTE_HOLDS_FOR = 2;

/** Pain that came at once and is this strong may be a twisted or burst cyst, at any age. */
export const pelvicAcute: Rule = {
  key: "pelvic-acute",
  trigger:
    "Sudden or one-sided (J) pelvic pain together with pain of 8 or more, severe tummy pain, vomiting or fainting; or severe tummy pain with vomiting or fainting (J); any age, within three days.",
  source: "Background knowledge on torsion; no page seen",
  grade: "K",
  holdsFor: PELVIC_ACUTE_HOLDS_FOR,
  find(story, today) {
    const since = (...wanted: Parameters<typeof signsSince>[3]) =>
      signsSince(story, today, PELVIC_ACUTE_HOLDS_FOR, wanted);
    const sudden = since("sudden_pelvic_pain", "one_sided_pelvic_pain");
    const severe = since("severe_belly_pain");
    const strong = painSince(story, today, PELVIC_ACUTE_HOLDS_FOR, SEVERE_PAIN);
    const collapse = since("vomiting", "fainting");
    const isSuddenAndStrong = sudden.length > 0 && [...severe, ...strong].length > 0;
    const isWithCollapse = collapse.length > 0 && [...sudden, ...severe].length > 0;
    if (!isSuddenAndStrong && !isWithCollapse) return [];
    return findings("call-now", [...sudden, ...severe, ...strong, ...collapse]);
  },
};

const SIGNS_HOLD_FOR = 7;

const METHODS = ["iud", "implant", "sterilisation"];

/** A pregnancy with these is more often outside the womb. */
export const iudPositive: Rule = {
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

/** Failing sight with a headache or with milk may come from the gland that steers both. */
export const visionProlactin: Rule = {
  key: "vision-prolactin",
  trigger:
    "New loss of vision with any headache, or with milk when not feeding, within the last 7 days.",
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
    return findings("today", loss.length === 0 || others.length === 0 ? [] : [...loss, ...others]);
  },
};
