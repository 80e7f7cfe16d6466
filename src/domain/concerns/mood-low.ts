import { worstRatings } from "../crisis/worst-ratings.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { type RatingName, ratingFacts } from "../patterns/day-readings.ts";
import { questionnaireScore } from "../questionnaires/questionnaire.ts";
import { afterPregnancy } from "./after-pregnancy.ts";
import type { ConcernEvidence, Urgency } from "./concern.ts";
import { daysWithin } from "./days-within.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** About three months: the answers speak of two weeks. */
const HOLDS_FOR = 92;
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
  holdsFor: HOLDS_FOR,
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
