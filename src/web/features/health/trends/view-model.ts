import { type BleedingDays, bleedingWithin } from "#domain/cycles/periods/bleeding-days.ts";
import type { DayFact } from "#domain/day/day-fact.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import { outOfFive } from "#domain/day/day-scales.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { answeredDays } from "#domain/patterns/day-readings.ts";
import type { SymptomsByPhase } from "#domain/patterns/symptom-by-phase.ts";
import type { Phase } from "#domain/phase/cycle-phase.ts";
import { dayNumber } from "#web/i18n/time-axis.ts";

export const spans = ["3", "6", "12", "all"] as const;
export type Span = (typeof spans)[number];

export const spanIn = (text: string | null): Span => spans.find((span) => span === text) ?? "3";

/** Three months come from the same requests as home; longer spans fetch everything. */
export const isRecent = (span: Span) => span === "3";

const SPAN_DAYS: Record<Span, number> = { "3": 92, "6": 183, "12": 366, all: 3660 };

/** Longer spans show weekly averages, because single days would be unreadable. */
const DAYS_DRAWN_SINGLY = 100;
const DAYS_PER_WEEK = 7;

export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
}

export interface Trend {
  readonly key: TrendKey;
  readonly values: readonly DayValue[];
}

export type TrendKey = "low-mood" | "anxiety" | "sleep" | "energy";

type Records = readonly DayRecord[];

/** Mood and anxiety use the mood card's scale, which starts at 1. */
const ofFive = (fact: DayFact<number> | null) =>
  fact === null ? null : Math.max(1, outOfFive(fact.value));

const READINGS: Readonly<Record<TrendKey, (record: DayRecord) => number | null>> = {
  "low-mood": ({ lowMood }) => ofFive(lowMood),
  anxiety: ({ anxiety }) => ofFive(anxiety),
  sleep: ({ sleep }) => sleep?.value ?? null,
  energy: ({ energy }) => energy?.value ?? null,
};

const TREND_KEYS: readonly TrendKey[] = ["low-mood", "anxiety", "sleep", "energy"];

export function trendsOf(records: Records, first: CalendarDay): readonly Trend[] {
  const shown = records
    .filter(({ date }) => date >= first)
    .sort((one, other) => one.date.localeCompare(other.date));
  return TREND_KEYS.map((key) => ({
    key,
    values: shown.flatMap((record) => {
      const value = READINGS[key](record);
      return value === null ? [] : [{ day: record.date, value }];
    }),
  })).filter(({ values }) => values.length > 0);
}

export function firstDayShown(span: Span, today: CalendarDay, records: Records): CalendarDay {
  const first = addDays(today, 1 - SPAN_DAYS[span]);
  if (span !== "all") return first;
  return answeredDays(records).sort()[0] ?? first;
}

export function isWeekly(first: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(first, today) > DAYS_DRAWN_SINGLY;
}

/** Unrounded averages of weeks with a value, each at the week's middle day. */
export function weeklyAverages(
  values: readonly DayValue[],
  first: CalendarDay,
): readonly DayValue[] {
  const weeks = new Map<number, number[]>();
  for (const { day, value } of values) {
    const week = Math.floor(daysBetween(first, day) / DAYS_PER_WEEK);
    weeks.set(week, [...(weeks.get(week) ?? []), value]);
  }
  return [...weeks].map(([week, all]) => ({
    day: addDays(first, week * DAYS_PER_WEEK + 3),
    value: all.reduce((sum, value) => sum + value, 0) / all.length,
  }));
}

/** Days before and after a day in its moving average. */
const REACH = 3;

/** Unrounded seven-day moving average at each day with a value. */
export function runningAverages(values: readonly DayValue[]): readonly DayValue[] {
  // Converted once, because every value is compared with every other.
  const numbers = values.map(({ day }) => dayNumber(day));
  return values.map(({ day }) => {
    const here = dayNumber(day);
    const near = values.filter((_, place) => Math.abs((numbers[place] ?? here) - here) <= REACH);
    return { day, value: near.reduce((sum, { value }) => sum + value, 0) / near.length };
  });
}

export const pointsOf = (values: readonly DayValue[]) =>
  values.map(({ day, value }) => ({ x: dayNumber(day), y: value }));

export function bleedingMarks(
  bleeding: BleedingDays,
  first: CalendarDay,
  today: CalendarDay,
): readonly number[] {
  return [...bleedingWithin(bleeding, { first, last: today }).keys()].map(dayNumber);
}

export const phases = ["menstrual", "follicular", "ovulatory", "luteal"] as const;

export function largestShare<Type extends string>(map: SymptomsByPhase<Type>): number {
  const shares = map.rows.flatMap((row) => phases.map((phase) => shareOfPhase(map, row, phase)));
  const largest = Math.max(0, ...shares);
  return largest === 0 ? 1 : largest;
}

/** Share of a phase's logged days with the symptom, 0 to 1, because phases differ in length. */
export function shareOfPhase<Type extends string>(
  map: SymptomsByPhase<Type>,
  row: SymptomsByPhase<Type>["rows"][number],
  phase: Phase,
): number {
  const logged = map.daysLogged[phase];
  return logged === 0 ? 0 : row.phases[phase].days / logged;
}
