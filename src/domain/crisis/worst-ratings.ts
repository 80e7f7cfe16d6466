import type { DayRecord } from "../day/day-record.ts";
import { HIGHEST_RATING } from "../day/day-scales.ts";
import { type RatingName, ratingFacts } from "../patterns/day-readings.ts";

const names = Object.keys(ratingFacts) as RatingName[];

/**
 * Returns which of low mood, anxiety and stress are at the end of their scale, from any log.
 * @example worstRatings(dayRecord({ dailyLogs: [{ date: nov20, anxiety_level: 10 }] }, nov20)) // ["anxiety"]
 */
export function worstRatings(record: DayRecord): readonly RatingName[] {
  return names.filter((name) => record[ratingFacts[name]]?.value === HIGHEST_RATING);
}
