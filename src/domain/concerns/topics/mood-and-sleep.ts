import { worstRatings } from "../../crisis/worst-ratings.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { type RatingName, ratingFacts } from "../../patterns/day-readings.ts";
import { questionnaireScore } from "../../questionnaires/questionnaire.ts";
import { sleepSigns } from "../../questionnaires/sleep-questions.ts";
import type { ConcernEvidence, Urgency } from "../concern.ts";
import { afterPregnancy } from "../evidence/after-pregnancy.ts";
import { daysWithin } from "../evidence/days.ts";
import { signsSince } from "../evidence/signs.ts";
import { findings } from "../finding.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Story } from "../story.ts";

/** About three months: the answers speak of two weeks. */
const MOOD_LOW_HOLDS_FOR = 92;

const MENTION = 10;

const SOON = 15;

/** So long after a birth or a loss mood is watched for it. */
const YEAR = 365;

/** Two weeks, as the questionnaires ask of: a day at its worst is not forgotten the day after. */
const WORST_HOLDS_FOR = 14;

/**
 * How soon a score of the PHQ-9 or the GAD-7 should be talked about; `null` where it need not.
 * @example moodUrgency(15) // "within-days"
 */
export function moodUrgency(score: number): Extract<Urgency, "within-days" | "mention"> | null {
  if (score >= SOON) return "within-days";
  return score >= MENTION ? "mention" : null;
}

/** The newest answers to the two questionnaires. */
export const moodLow: Rule = {
  key: "mood-low",
  trigger:
    'The newest PHQ-9 or GAD-7 of three months with 15 points and more; a mention from 10; with a birth or a loss of the year before. Low mood, anxiety or stress at the end of its scale on a day of the last 14: a mention with words of its own (subject "worst-day").',
  source: "Our judgement; the questionnaires' own bands begin at 10 and 15",
  grade: "J",
  holdsFor: MOOD_LOW_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const scores = [...newestScores(story, "phq9"), ...newestScores(story, "gad7")];
    const high = scores.filter(({ value }) => moodUrgency(Number(value)) !== null);
    const isSoon = high.some(({ value }) => moodUrgency(Number(value)) === "within-days");
    return [
      ...findings(isSoon ? "within-days" : "mention", withBirth(story, today, high)),
      ...findings("mention", worstDays(story, today), "worst-day"),
    ];
  },
};

/** With the end of a pregnancy of the year before, which a clinic should hear of with them. */
const withBirth = (story: Story, today: CalendarDay, high: readonly ConcernEvidence[]) => {
  const ended = afterPregnancy(story, today, YEAR, high);
  return [...high, ...ended.filter(({ fact }) => fact === "birth_or_loss")];
};

/** Both, where she answered twice on one day. */
function newestScores({ questionnaires = [] }: Story, kind: "phq9" | "gad7"): ConcernEvidence[] {
  const answered = questionnaires.filter((each) => each.kind === kind);
  const newest = answered
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return answered
    .filter(({ date }) => date === newest)
    .map((each) => ({ fact: kind, day: each.date, value: questionnaireScore(each), unit: "" }));
}

const factOf = {
  depression: "low_mood",
  anxiety: "anxiety",
  stress: "stress",
} as const satisfies Readonly<Record<RatingName, ConcernEvidence["fact"]>>;

const worstDays = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  daysWithin(story, today, WORST_HOLDS_FOR).flatMap((record) =>
    worstRatings(record).map((name) => ({
      ...{ fact: factOf[name], day: record.date, unit: "" },
      value: record[ratingFacts[name]]?.value ?? 0,
    })),
  );

/** The questions are asked once a year. */
const SLEEP_APNOEA_HOLDS_FOR = 365;

/** About six months. */
const TICKED_WITHIN = 183;

/** Snoring, and sleepy in the day. */
export const sleepApnoea: Rule = {
  key: "sleep-apnoea",
  trigger:
    "Snoring with sleepiness in the day, ticked once in six months; or, in the newest answers to the sleep questions of a year, loud snoring with tiredness on waking or by day, or pauses in breathing.",
  source: "CMAJ 2024;196:E85, on care for PCOS; which answers count: our judgement",
  grade: "S",
  holdsFor: SLEEP_APNOEA_HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", [
      ...signsSince(story, today, TICKED_WITHIN, ["snoring_and_sleepy"]),
      ...answered(story, today),
    ]),
};

/** By the newest answers; both, where she answered twice on one day. */
function answered({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const onSleep = questionnaires.filter(({ kind }) => kind === "sleep");
  const newest = onSleep
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined || newest < addDays(today, -SLEEP_APNOEA_HOLDS_FOR)) return [];
  const signs = onSleep
    .filter(({ date }) => date === newest)
    .map(({ answers }) => sleepSigns(answers));
  const line = (fact: ConcernEvidence["fact"]): ConcernEvidence => ({
    ...{ fact, day: newest, value: "yes", unit: "" },
  });
  return [
    ...(signs.some((some) => some.includes("snoring") && some.includes("sleepy"))
      ? [line("snoring_and_sleepy")]
      : []),
    ...(signs.some((some) => some.includes("breathing_pauses")) ? [line("breathing_pauses")] : []),
  ];
}
