import { worstRatings } from "../../crisis/worst-ratings.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { ofLatestDay } from "../../days/of-latest-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import { type RatingName, ratingFacts } from "../../patterns/day-readings.ts";
import { questionnaireScore, type ScoredKind } from "../../questionnaires/questionnaire.ts";
import { sleepSigns } from "../../questionnaires/sleep-questions.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { afterPregnancy } from "../evidence/after-pregnancy.ts";
import { daysWithin } from "../evidence/days.ts";
import { stagesOf } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";

/** About three months; the answers cover two weeks. */
const MOOD_LOW_HOLDS_FOR = 92;

/** PHQ-9 and GAD-7 scores from which the published range is "moderate". */
const MODERATE = 10;

/** Days after a birth or a loss in which mood counts as related to it. */
const YEAR = 365;

/** Two weeks, the span of the questionnaires: a worst rating still counts the day after. */
const WORST_HOLDS_FOR = 14;

/** PHQ-2 and GAD-2 scores from which the long form is indicated (Kroenke 2003, 2007). */
const LONG_FORM_FROM = 3;

/** Of 10. */
const LOW = { usually: 7, afterBirth: 6 } as const;
/** Days of the last 14: most of them; fewer after a birth. A judgement. */
const LOW_DAYS = { usually: 8, afterBirth: 5 } as const;

/** Returns the urgency of a PHQ-9 or GAD-7 score; `null` below 10 points. @example moodUrgency(10) // "within-days" */
export const moodUrgency = (score: number): "within-days" | null =>
  score >= MODERATE ? "within-days" : null;

const moodLow: Rule = {
  key: "mood-low",
  trigger:
    'The newest PHQ-9 or GAD-7 of three months with 10 points and more; with a birth or a loss of the year before. Low mood of 7 of 10, or "sad", on 8 of the last 14 days; in the year after a birth of 6 on 5 of them: within days (subject "two-weeks", J). The newest PHQ-2 or GAD-2 with 3 points and more, where no long form followed: a mention, in the year after a birth within days (subject "long-form"). Low mood, anxiety or stress at the end of its scale on a day of the last 14, or anxiety of 7 and more on 8 of them: a mention with words of its own (subject "worst-day").',
  source:
    "Kroenke 2001, 2003 and 2007, Spitzer 2006 (bands of the questionnaires); NICE CG192 (two weeks after a birth), background knowledge; days of low mood: our judgement",
  grade: "J",
  holdsFor: MOOD_LOW_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const scores = [...newestScores(story, "phq9"), ...newestScores(story, "gad7")];
    const high = scores.filter(({ value }) => moodUrgency(Number(value)) !== null);
    const short = unfollowed(story);
    const isAfterBirth = afterPregnancy(story, today, YEAR, short).length > 0;
    return [
      ...findings("within-days", withBirth(story, today, high)),
      ...findings("within-days", lowDays(story, today), "two-weeks"),
      ...findings(
        isAfterBirth ? "within-days" : "mention",
        withBirth(story, today, short),
        "long-form",
      ),
      ...findings("mention", worstDays(story, today), "worst-day"),
    ];
  },
};

function unfollowed(story: Story): ConcernEvidence[] {
  const pairs = [
    ["phq2", "phq9"],
    ["gad2", "gad7"],
  ] as const;
  return pairs.flatMap(([short, long]) => {
    const since = newestScores(story, long)[0]?.day ?? "";
    return newestScores(story, short).filter(
      ({ value, day }) => Number(value) >= LONG_FORM_FROM && day > since,
    );
  });
}

function lowDays(story: Story, today: CalendarDay): ConcernEvidence[] {
  const isAfterBirth = lastPregnancyEnd(stagesOf(story));
  const life =
    isAfterBirth !== null && daysBetween(isAfterBirth, today) <= YEAR ? "afterBirth" : "usually";
  const low = daysWithin(story, today, WORST_HOLDS_FOR - 1).flatMap((record): ConcernEvidence[] => {
    const rating = record.lowMood?.value ?? (record.mood?.value === "sad" ? LOW.usually : 0);
    const value = record.lowMood?.value ?? "sad";
    return rating < LOW[life] ? [] : [{ fact: "low_mood", day: record.date, value, unit: "" }];
  });
  return low.length >= LOW_DAYS[life] ? low : [];
}

const withBirth = (story: Story, today: CalendarDay, high: readonly ConcernEvidence[]) => {
  const ended = afterPregnancy(story, today, YEAR, high);
  return [...high, ...ended.filter(({ fact }) => fact === "birth_or_loss")];
};

/** The latest scores; several if answered twice on one day. */
function newestScores({ questionnaires = [] }: Story, kind: ScoredKind): ConcernEvidence[] {
  const answered = questionnaires.filter((each) => each.kind === kind);
  return ofLatestDay(answered, ({ date }) => date).map((each) => ({
    fact: kind,
    day: each.date,
    value: questionnaireScore(each),
    unit: "",
  }));
}

const factOf = {
  depression: "low_mood",
  anxiety: "anxiety",
  stress: "stress",
} as const satisfies Readonly<Record<RatingName, ConcernEvidence["fact"]>>;

function worstDays(story: Story, today: CalendarDay): ConcernEvidence[] {
  const records = daysWithin(story, today, WORST_HOLDS_FOR);
  const anxious = records.filter(({ anxiety }) => (anxiety?.value ?? 0) >= LOW.usually);
  const isOften = anxious.length >= LOW_DAYS.usually;
  return records.flatMap((record) => {
    const names = new Set(worstRatings(record));
    if (isOften && anxious.includes(record)) names.add("anxiety");
    return [...names].map((name) => ({
      fact: factOf[name],
      day: record.date,
      unit: "",
      value: record[ratingFacts[name]]?.value ?? 0,
    }));
  });
}

/** The questions are asked once a year. */
const SLEEP_APNOEA_HOLDS_FOR = 365;

const TICKED_WITHIN = 183;

const sleepApnoea: Rule = {
  key: "sleep-apnoea",
  trigger:
    "Snoring with sleepiness in the day, ticked once in six months; or, in the newest answers to the sleep questions of a year, loud snoring with tiredness on waking or by day, or pauses in breathing.",
  source: "CMAJ 2024;196:E85, on care for PCOS; which answers count: our judgement",
  grade: "S",
  holdsFor: SLEEP_APNOEA_HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", [
      ...signsSince(story, today, TICKED_WITHIN, ["snoring_and_sleepy"]),
      ...sleepAnswers(story, today),
    ]),
};

function sleepAnswers({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const onSleep = questionnaires.filter(({ kind }) => kind === "sleep");
  const answered = ofLatestDay(onSleep, ({ date }) => date);
  const newest = answered[0]?.date;
  if (newest === undefined || newest < addDays(today, -SLEEP_APNOEA_HOLDS_FOR)) return [];
  const signs = answered.map(({ answers }) => sleepSigns(answers));
  const line = (fact: ConcernEvidence["fact"]): ConcernEvidence => ({
    fact,
    day: newest,
    value: "yes",
    unit: "",
  });
  return [
    ...(signs.some((some) => some.includes("snoring") && some.includes("sleepy"))
      ? [line("snoring_and_sleepy")]
      : []),
    ...(signs.some((some) => some.includes("breathing_pauses")) ? [line("breathing_pauses")] : []),
  ];
}

export const moodAndSleepRules: readonly Rule[] = [moodLow, sleepApnoea];
