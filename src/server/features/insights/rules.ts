import type { CortisolInsight } from "#contract/insights/insights.ts";
import { nightOfTen, outOfFive } from "#domain/day/day-scales.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { english } from "#domain/language/english.ts";
import { writeList } from "#domain/language/write-list.ts";
import {
  type CortisolIndicator,
  cortisolIndicator,
  STRESS_NOTE_DAYS,
  type StressDay,
} from "#domain/pcos/cortisol-indicator.ts";
import type { StressAdviceKey } from "#domain/pcos/stress-advice.ts";
import type { Days } from "#server/storage/journal/reading/reader.ts";

export const insightDays = (today: CalendarDay): Days => ({
  from: addDays(today, 1 - STRESS_NOTE_DAYS),
  to: today,
});

/** The English advice for users of the API. None promises to change a hormone. */
const ADVICE: Readonly<Record<StressAdviceKey, string>> = {
  "talk-to-clinic":
    "If stress keeps you from sleeping, working or enjoying things, talk to a nurse, a doctor or a counsellor. Take what you logged with you.",
  "steady-sleep-hours":
    "Try going to bed and getting up at about the same time, and put the phone away a little earlier.",
  "one-task-at-a-time": "When work piles up, write the tasks down and choose the one to do first.",
  "ask-family-for-help":
    "Pick one thing at home that someone else could take over, and ask for it plainly.",
  "share-money-worries":
    "Write down what is due this month and look at it together with someone you trust.",
  "move-your-way": "Move on most days in a way you enjoy.",
  "quiet-minutes":
    "Give yourself ten quiet minutes a day: slow breathing, prayer, music or a short walk. Keep what helps.",
  "skip-cortisol-products":
    "You can skip teas and supplements sold to lower cortisol. Hormone specialists don't support them, and some may do harm.",
  "keep-what-works": "What you're doing now seems to work. Keep it up.",
};

const conjunction = (words: readonly string[]) => writeList(words, english);

function rationaleOf(summary: Extract<CortisolIndicator, { kind: "indicator" }>): string {
  const { daysLogged, averageStress, averageSleep, frequentTags } = summary;
  const logged = averageSleep === null ? "stress" : "stress and sleep";
  const sleep = averageSleep === null ? "" : ` and your sleep ${averageSleep.toFixed(1)}/10`;
  const tags = frequentTags.length > 0 ? ` What came up most: ${conjunction(frequentTags)}.` : "";
  return (
    `Based on ${logged} you logged on ${daysLogged} of the last ${STRESS_NOTE_DAYS} days, not a blood test. ` +
    `Your stress averaged ${averageStress.toFixed(1)}/10${sleep}.${tags}`
  );
}

export function cortisolInsight(
  days: Iterable<StressDay>,
  today: CalendarDay,
): CortisolInsight | null {
  const summary = cortisolIndicator(days, today);
  if (summary.kind === "nothing-logged") return null;
  return {
    indicator: summary.indicator,
    rationale: rationaleOf(summary),
    advice: summary.adviceKeys.map((key) => ADVICE[key]),
    adviceKeys: [...summary.adviceKeys],
    daysLogged: summary.daysLogged,
    averageLevel: outOfFive(summary.averageStress),
    averageSleep: summary.averageSleep === null ? null : nightOfTen(summary.averageSleep),
    frequentTags: [...summary.frequentTags],
  };
}
