import type { LoggedCycle } from "../cycles/cycle-facts.ts";
import type { DayRecord } from "../day/day-record.ts";
import { tenOfFive } from "../day/day-scales.ts";
import type { SymptomType } from "../day/symptom-type.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import {
  type DayRating,
  type PremenstrualTiming,
  premenstrualTiming,
} from "./premenstrual-timing.ts";
import type { SymptomNote } from "./symptom-by-phase.ts";

type Records = Iterable<DayRecord>;

/** The record's ratings by the names that screens and reports use. */
export const ratingFacts = { depression: "lowMood", anxiety: "anxiety", stress: "stress" } as const;
export type RatingName = keyof typeof ratingFacts;

/**
 * Returns the days with one rating, 0–10.
 * @example ratingsOf(dayRecords(sources).values(), "stress") // [{ date: nov20, rating: 9 }]
 */
export function ratingsOf(records: Records, name: RatingName): DayRating[] {
  return [...records].flatMap(({ date, [ratingFacts[name]]: fact }) =>
    fact === null ? [] : [{ date, rating: fact.value }],
  );
}

/**
 * Returns the symptoms of each day, from any log; 0 where explicitly none.
 * @example symptomNotes(dayRecords(sources).values()) // [{ date: nov20, type: "bloating", severity: 6 }]
 */
export function symptomNotes(records: Records): SymptomNote<SymptomType>[] {
  return [...records].flatMap(({ date, symptoms }) =>
    symptoms.map(({ type, value: severity }) => ({ date, type, severity })),
  );
}

/**
 * Returns the days with any answer, on which a missing symptom counts as absent.
 * @example answeredDays(dayRecords(sources).values()) // [nov20, nov18]
 */
export function answeredDays(records: Records): CalendarDay[] {
  return [...records]
    .filter(({ lowMood, anxiety, stress, mood, energy, sleep, pain, symptoms }) => {
      const facts = [lowMood, anxiety, stress, mood, energy, sleep, pain];
      return symptoms.length > 0 || facts.some((fact) => fact !== null);
    })
    .map(({ date }) => date);
}

/**
 * Returns for each rating whether it rises before periods, over the cycles not excluded.
 * @example moodTimings(dayRecords(sources).values(), facts.cycles).stress.kind // "no-timing-seen"
 */
export function moodTimings(
  records: Records,
  cycles: readonly LoggedCycle[],
): Record<RatingName, PremenstrualTiming> {
  const counted = cycles.filter(({ isExcluded }) => isExcluded !== true);
  const all = [...records];
  const timing = (name: RatingName) => {
    const ratings = ratingsOf(all, name);
    // The mood card starts at 1 of 5; a lower rating comes from a finer scale.
    const lowest = ratings.reduce((least, { rating }) => Math.min(least, rating), tenOfFive(1));
    return premenstrualTiming(ratings, counted, lowest);
  };
  return { depression: timing("depression"), anxiety: timing("anxiety"), stress: timing("stress") };
}
