import type { DayFact } from "../day/day-fact.ts";
import type { DayRecord } from "../day/day-record.ts";
import { tenOfFive } from "../day/day-scales.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";

/** The questionnaires ask of two weeks too. */
const WEEKS = 2;
const WEEK = 7;
/** 4 of 5. */
const LOW_FROM = tenOfFive(4);
/** Fewer say nothing of a week. */
const RATED_DAYS_A_WEEK = 2;

const readings = {
  mood: ({ lowMood, mood }: DayRecord) => isLow(lowMood, mood?.value, "sad"),
  worry: ({ anxiety, mood }: DayRecord) => isLow(anxiety, mood?.value, "anxious"),
} as const;
/** What a questionnaire can be offered for. */
export type LowWeeks = keyof typeof readings;

/** Whether a day was low; `null` where it says nothing of it. */
function isLow(rating: DayFact<number> | null, mood: string | undefined, low: string) {
  if (rating !== null) return rating.value >= LOW_FROM;
  return mood === undefined ? null : mood === low;
}

/**
 * What was low on more than half of the days she rated, in each of the two weeks that end today,
 * mood before worry; `null` where neither was, or too few days say so.
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
