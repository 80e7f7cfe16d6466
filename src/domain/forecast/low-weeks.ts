import type { DayFact } from "../day/day-fact.ts";
import type { DayRecord } from "../day/day-record.ts";
import { tenOfFive } from "../day/day-scales.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";

/** The questionnaires also ask about two weeks. */
const WEEKS = 2;
const WEEK = 7;
const LOW_FROM = tenOfFive(4);
/** With fewer rated days a week is not judged. */
const RATED_DAYS_A_WEEK = 2;

const readings = {
  mood: ({ lowMood, mood }: DayRecord) => isLow(lowMood, mood?.value, "sad"),
  worry: ({ anxiety, mood }: DayRecord) => isLow(anxiety, mood?.value, "anxious"),
} as const;
export type LowWeeks = keyof typeof readings;

/** Whether a day was low; `null` without a rating. */
function isLow(rating: DayFact<number> | null, mood: string | undefined, low: string) {
  if (rating !== null) return rating.value >= LOW_FROM;
  return mood === undefined ? null : mood === low;
}

/**
 * Returns what was low on more than half of the rated days in each of the last two weeks, mood
 * before anxiety; `null` if neither was or too few days are rated.
 * @example lowWeeks(dayRecords(sources), today) // "mood"
 */
export function lowWeeks(
  records: ReadonlyMap<CalendarDay, DayRecord>,
  today: CalendarDay,
): LowWeeks | null {
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(today, -(week * WEEK + day))),
  );
  const isLowWeek = (week: readonly CalendarDay[], read: (record: DayRecord) => boolean | null) => {
    const days = week.flatMap((day) => {
      const record = records.get(day);
      return record === undefined ? [] : (read(record) ?? []);
    });
    return days.length >= RATED_DAYS_A_WEEK && days.filter(Boolean).length * 2 > days.length;
  };
  const subjects = Object.keys(readings) as LowWeeks[];
  return subjects.find((one) => weeks.every((week) => isLowWeek(week, readings[one]))) ?? null;
}
