import { addDays, type CalendarDay } from "./calendar-day.ts";
import { mean } from "./mean.ts";
import {
  type StressAdviceKey,
  type StressIndicator,
  type StressTag,
  stressAdvice,
} from "./stress-advice.ts";

/** One day's note. `level` 1–5; `sleepQuality` 1 poor, 2 fair, 3 good, 4 great. One a day. */
export interface StressNote {
  readonly date: CalendarDay;
  readonly level: number;
  readonly sleepQuality?: number | undefined;
  readonly tags: readonly StressTag[];
}

export type CortisolIndicator =
  | { readonly kind: "nothing-logged" }
  | {
      readonly kind: "indicator";
      readonly indicator: StressIndicator;
      readonly daysLogged: number;
      /** 1–5, unrounded. */
      readonly averageLevel: number;
      /** 1–4, unrounded; `null` when she noted no sleep. */
      readonly averageSleep: number | null;
      /** Most frequent first. */
      readonly frequentTags: readonly StressTag[];
      readonly adviceKeys: readonly StressAdviceKey[];
    };

/** Days looked at, today included. */
export const STRESS_NOTE_DAYS = 14;

/**
 * Everything below is design judgement, and no clinical threshold: self-rated stress measures no
 * hormone. The limits are the halfway marks of the stress label (2 low, 3 moderate, 4 high).
 */
const MODERATE_FROM = 2.5;
const ELEVATED_FROM = 3.5;
/** Sleep nearer to "fair" than to "good", over enough nights, weighs as half a step of stress. */
const POOR_SLEEP_BELOW = 2.5;
const NIGHTS_NEEDED = 3;
const POOR_SLEEP_WEIGHT = 0.5;
/** Days on which a tag must come up to count as frequent. */
const FREQUENT_FROM = 2;

const TAG_ORDER: readonly StressTag[] = ["Work", "Family", "Financial", "Sleep", "Health"];

function indicatorOf(load: number): StressIndicator {
  if (load < MODERATE_FROM) return "Low";
  return load < ELEVATED_FROM ? "Moderate" : "Elevated";
}

function frequentTagsOf(notes: readonly StressNote[]): StressTag[] {
  const days = (tag: StressTag) => notes.filter((note) => note.tags.includes(tag)).length;
  return TAG_ORDER.filter((tag) => days(tag) >= FREQUENT_FROM).sort((a, b) => days(b) - days(a));
}

/**
 * What her stress and sleep notes of the last 14 days, today included, add up to. It keeps the
 * product's name, but it is a summary of notes and measures no cortisol. The average stress level
 * decides (below 2.5 low, from 3.5 elevated); poor sleep over 3 nights or more adds half a step.
 * @example cortisolIndicator([{ date: today, level: 4, tags: ["Work"] }], today) // { kind: "indicator", indicator: "Elevated", daysLogged: 1, … }
 */
export function cortisolIndicator(
  notes: readonly StressNote[],
  today: CalendarDay,
): CortisolIndicator {
  const firstDay = addDays(today, 1 - STRESS_NOTE_DAYS);
  const recent = notes.filter(({ date }) => date >= firstDay && date <= today);
  const averageLevel = mean(recent.map((note) => note.level));
  if (averageLevel === null) return { kind: "nothing-logged" };

  const nights = recent.flatMap(({ sleepQuality }) => sleepQuality ?? []);
  const averageSleep = mean(nights);
  const sleepsPoorly =
    averageSleep !== null && averageSleep < POOR_SLEEP_BELOW && nights.length >= NIGHTS_NEEDED;
  const indicator = indicatorOf(averageLevel + (sleepsPoorly ? POOR_SLEEP_WEIGHT : 0));
  const frequentTags = frequentTagsOf(recent);
  return {
    kind: "indicator",
    indicator,
    daysLogged: recent.length,
    averageLevel,
    averageSleep,
    frequentTags,
    adviceKeys: stressAdvice({ indicator, sleepsPoorly, frequentTags }),
  };
}
