import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { ofLatestDay } from "../../days/of-latest-day.ts";
import { saysSelfHarm } from "../../questionnaires/questionnaire.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { feversSince } from "../evidence/fever.ts";
import { bloodThinners } from "../evidence/medicines-in-use.ts";
import { severeHeadachesSince } from "../evidence/pain.ts";
import { CHEST, earlierSigns, SIGNS, STROKE, signsSince, signsWithin } from "../evidence/signs.ts";
import { together } from "../evidence/together.ts";

/** Days: the questionnaire covers two weeks; later the thoughts are still asked about. */
const SELF_HARM = { nowFor: 14, todayFor: 42, longest: 183 } as const;

const selfHarm: Rule = {
  key: "self-harm",
  trigger:
    "Thoughts of suicide or self-harm ticked on any day, or item 9 of the PHQ-9 above 0 whatever its total, in the last 14 days; today up to six weeks and within days up to six months after, until a later PHQ-9 has 0 there or she notes that she got help.",
  source: "Our judgement, by standard practice",
  grade: "J",
  holdsFor: SELF_HARM.longest,
  find(story, today) {
    const signs = signsSince(story, today, SELF_HARM.longest, ["self_harm_thoughts"]);
    const thoughts = [...signs, ...answersSince(story, today)];
    const [newest] = ofLatestDay(thoughts, ({ day }) => day);
    if (newest === undefined) return [];
    const ago = daysBetween(newest.day, today);
    if (ago <= SELF_HARM.nowFor) return findings("call-now", thoughts);
    if (isOverSince(story, newest.day)) return [];
    return findings(ago <= SELF_HARM.todayFor ? "today" : "within-days", thoughts);
  },
};

/** The answers are not shown as evidence: a professional should hear about the thoughts. */
function answersSince({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const first = addDays(today, -SELF_HARM.longest);
  return questionnaires
    .filter((each) => each.date >= first && saysSelfHarm(each))
    .map(({ date: day }) => ({ fact: "self_harm_thoughts", day, value: "yes", unit: "" }));
}

const isOverSince = ({ questionnaires = [] }: Story, day: CalendarDay) =>
  questionnaires.some((each) => each.kind === "phq9" && each.date > day && !saysSelfHarm(each));

/** Days after a rape up to which each kind of help is advised. */
const RAPE = { preventsHiv: 3, preventsPregnancy: 5, nowFor: 7, soonFor: 183 } as const;
const VIOLENCE = { nowFor: 7, longest: 30 } as const;
const VIOLENCE_HOLDS_FOR = 365;

const violence: Rule = {
  key: "violence",
  trigger:
    'Violence or rape ticked in the last 7 days; violence within days up to 30 days after, rape within days up to six months and a mention up to a year. Medicine against HIV works up to 72 hours after (subject "rape"), emergency contraception up to 5 days (subject "rape-5-days"), tests and care afterwards (subject "rape-care"); what is out of time is not said. Care is free without a police case. Never in a notification.',
  source: "ru.ac.za, PEP; westerncape.gov.za, rape units; South African NDoH standard treatment",
  grade: "S",
  holdsFor: VIOLENCE_HOLDS_FOR,
  find(story, today) {
    const hurt = signsSince(story, today, VIOLENCE.longest, ["violence"]);
    const raped = signsSince(story, today, VIOLENCE_HOLDS_FOR, ["rape"]);
    const daysSince = (evidence: readonly ConcernEvidence[]) =>
      Math.min(...evidence.map(({ day }) => daysBetween(day, today)));
    if (raped.length > 0) {
      const isNow = daysSince([...raped, ...hurt]) <= RAPE.nowFor;
      const isSoon = daysSince([...raped, ...hurt]) <= RAPE.soonFor;
      const urgency = isNow ? "call-now" : isSoon ? "within-days" : "mention";
      return findings(urgency, [...raped, ...hurt], subjectAfterRape(daysSince(raped)));
    }
    return findings(daysSince(hurt) <= VIOLENCE.nowFor ? "call-now" : "within-days", hurt);
  },
};

function subjectAfterRape(days: number): string {
  if (days <= RAPE.preventsHiv) return "rape";
  return days <= RAPE.preventsPregnancy ? "rape-5-days" : "rape-care";
}

const DANGER_SIGN_HOLDS_FOR = SIGNS.newFor;

/** `concernsOf` removes it if another concern, with clearer words, covers it. */
export const dangerSign: Rule = {
  key: "danger-sign",
  trigger:
    'Anyone, of the last 2 days, where no other rule speaks of the sign: chest pain, breathlessness, a fit, weakness on one side, trouble speaking or confusion; a swollen face or a rash with trouble swallowing; a severe headache with fever and a rash, vomiting, drowsiness or confusion; drowsiness with fever; or (subject "today") loss of sight, fainting, drowsiness, being very pale with a racing heart, severe belly pain, one swollen painful leg, shoulder-tip pain, deep or fast breathing, fruity breath, trouble swallowing, or a severe headache with fever or with a blood thinner; also weakness on one side, trouble speaking, a fit, loss of sight or one swollen painful leg of 3 to 7 days ago, which may have passed.',
  source:
    "No table has it for a woman who is not pregnant and uses no oestrogen: our judgement; of the last week: background knowledge (NICE NG128, stroke; NG158, clots)",
  grade: "J",
  holdsFor: SIGNS.askedAboutFor,
  find: (story, today) => [
    ...findings(
      "call-now",
      signsSince(story, today, DANGER_SIGN_HOLDS_FOR, [...CHEST, ...STROKE, "fit", "confusion"]),
    ),
    ...findings("call-now", [...allergy(story, today), ...drowsyFever(story, today)]),
    ...graveHeadache(story, today),
    ...findings("today", hiddenBleed(story, today), "today"),
    ...findings(
      "today",
      [
        ...signsSince(story, today, DANGER_SIGN_HOLDS_FOR, [
          ...(["vision_loss", "fainting", "drowsy", "severe_belly_pain"] as const),
          ...(["leg_swollen_and_painful", "shoulder_tip_pain", "fast_breathing"] as const),
          ...(["fruity_breath", "cannot_swallow"] as const),
        ]),
        ...earlierSigns(story, today, [...STROKE, "fit", "vision_loss", "leg_swollen_and_painful"]),
      ],
      "today",
    ),
  ],
};

/** A sign of sepsis, or of malaria of the brain. */
const drowsyFever = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  together(
    signsSince(story, today, DANGER_SIGN_HOLDS_FOR, ["drowsy"]),
    feversSince(story, today, DANGER_SIGN_HOLDS_FOR),
  );

/** A sign of blood lost inside, without a logged bleeding. */
const hiddenBleed = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  together(
    signsSince(story, today, DANGER_SIGN_HOLDS_FOR, ["very_pale"]),
    signsSince(story, today, DANGER_SIGN_HOLDS_FOR, ["racing_heart"]),
  );

/** A sign of meningitis, malaria of the brain or bleeding into it. */
function graveHeadache(story: Story, today: CalendarDay): readonly Finding[] {
  const heads = severeHeadachesSince(story, today, DANGER_SIGN_HOLDS_FOR);
  const fevers = feversSince(story, today, DANGER_SIGN_HOLDS_FOR);
  if (heads.length === 0) return [];
  const thinners = bloodThinners(story, today);
  if (thinners.length > 0) return findings("today", [...heads, ...thinners], "today");
  if (fevers.length === 0) return [];
  const others = signsSince(story, today, DANGER_SIGN_HOLDS_FOR, [
    ...(["rash", "vomiting", "drowsy", "confusion"] as const),
  ]);
  const evidence = [...heads, ...fevers, ...others];
  return others.length > 0 ? findings("call-now", evidence) : findings("today", evidence, "today");
}

/** Swelling of the throat in a severe allergy. */
function allergy(story: Story, today: CalendarDay): ConcernEvidence[] {
  const since = signsWithin(story, today, DANGER_SIGN_HOLDS_FOR);
  return together(since("swollen_face_or_hands", "rash"), since("cannot_swallow"));
}

export const safetyRules: readonly Rule[] = [selfHarm, violence];
