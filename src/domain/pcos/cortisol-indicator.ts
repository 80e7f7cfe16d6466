import { mean } from "../basics/mean.ts";
import type { DayRecord } from "../day/day-record.ts";
import type { StressTag } from "../day/stress-tag.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { type StressAdviceKey, type StressIndicator, stressAdvice } from "./stress-advice.ts";

export type StressDay = Pick<DayRecord, "date" | "stress" | "sleep" | "stressTags">;

export type CortisolIndicator =
  | { readonly kind: "nothing-logged" }
  | {
      readonly kind: "indicator";
      readonly indicator: StressIndicator;
      readonly daysLogged: number;
      /** 0–10, unrounded. */
      readonly averageStress: number;
      /** 0–10, 10 is best, unrounded; `null` without a sleep rating. */
      readonly averageSleep: number | null;
      /** Most frequent first. */
      readonly frequentTags: readonly StressTag[];
      readonly adviceKeys: readonly StressAdviceKey[];
    };

/** Days looked at, today included. */
export const STRESS_NOTE_DAYS = 14;

/**
 * All limits below are judgements, not clinical thresholds: self-rated stress measures no hormone.
 * They lie halfway between the marks of the stress label (4 low, 6 moderate, 8 high).
 */
const MODERATE_FROM = 5;
const ELEVATED_FROM = 7;
/** Sleep closer to "fair" than to "good" over enough nights adds half a step of stress. */
const POOR_SLEEP_BELOW = 5;
const NIGHTS_NEEDED = 3;
const POOR_SLEEP_WEIGHT = 1;
const FREQUENT_FROM = 2;

const TAG_ORDER: readonly StressTag[] = ["Work", "Family", "Financial", "Sleep", "Health"];

function indicatorOf(load: number): StressIndicator {
  if (load < MODERATE_FROM) return "Low";
  return load < ELEVATED_FROM ? "Moderate" : "Elevated";
}

function frequentTagsOf(recent: readonly StressDay[]): StressTag[] {
  const days = (tag: StressTag) => recent.filter((day) => day.stressTags.includes(tag)).length;
  return TAG_ORDER.filter((tag) => days(tag) >= FREQUENT_FROM).sort((a, b) => days(b) - days(a));
}

/**
 * Summarises the stress and sleep notes of the last 14 days, today included. The name is the
 * product's; no cortisol is measured. The average stress level decides (below 5 low, from 7
 * elevated); poor sleep over 3 nights or more adds half a step.
 * @example cortisolIndicator(dayRecords(sources).values(), today) // { kind: "indicator", indicator: "Elevated", daysLogged: 1, … }
 */
export function cortisolIndicator(
  days: Iterable<StressDay>,
  today: CalendarDay,
): CortisolIndicator {
  const firstDay = addDays(today, 1 - STRESS_NOTE_DAYS);
  const recent = [...days].filter(({ date }) => date >= firstDay && date <= today);
  const levels = recent.flatMap(({ stress }) => stress?.value ?? []);
  const averageStress = mean(levels);
  if (averageStress === null) return { kind: "nothing-logged" };

  const nights = recent.flatMap(({ sleep }) => sleep?.value ?? []);
  const averageSleep = mean(nights);
  const sleepsPoorly =
    averageSleep !== null && averageSleep < POOR_SLEEP_BELOW && nights.length >= NIGHTS_NEEDED;
  const indicator = indicatorOf(averageStress + (sleepsPoorly ? POOR_SLEEP_WEIGHT : 0));
  const frequentTags = frequentTagsOf(recent);
  return {
    kind: "indicator",
    indicator,
    daysLogged: levels.length,
    averageStress,
    averageSleep,
    frequentTags,
    adviceKeys: stressAdvice({ indicator, sleepsPoorly, frequentTags }),
  };
}
