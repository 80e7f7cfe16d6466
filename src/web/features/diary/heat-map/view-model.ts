import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { mean, toOneDecimal } from "#domain/basics/mean.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { outOfFive } from "#domain/day/day-scales.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { weekOf } from "#domain/days/week-and-month.ts";
import { formatDay } from "#web/i18n/format-day.ts";

/** Polling interval for this browser's stored days, in ms. */
export const LOOK_EVERY = 2000;

export interface HeatSources {
  readonly days: DaySources;
  readonly hidesFertility: boolean;
}

export interface HeatDay {
  readonly day: CalendarDay;
  readonly mark: "period" | "bleeding" | "spotting" | "ovulation" | "resting" | "future";
  readonly mood: number | null;
  readonly stress: number | null;
  readonly isOnDeviceOnly: boolean;
  readonly isToday: boolean;
}

export interface HeatWeek {
  readonly days: readonly HeatDay[];
  readonly monthOf: CalendarDay | null;
}

const WEEKS = 12;
const DAYS_A_WEEK = 7;
const HEAVIEST = 5;

export function heatWeeks(sources: HeatSources, today: CalendarDay): readonly HeatWeek[] {
  const first = addDays(weekOf(today).first, -(WEEKS - 1) * DAYS_A_WEEK);
  const records = dayRecords(sources.days, { first, last: today });
  const onDevice = daysOnDeviceOnly(sources);
  const dayOf = (day: CalendarDay) => ({
    ...heatDay(day, records.get(day), sources, today),
    isOnDeviceOnly: day <= today && onDevice.has(day),
  });
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: DAYS_A_WEEK }, (__, index) =>
      dayOf(addDays(first, week * DAYS_A_WEEK + index)),
    );
    const labelled =
      days.find(({ day }) => day.endsWith("-01")) ?? (week === 0 ? days[0] : undefined);
    return { days, monthOf: labelled?.day ?? null };
  });
}

function heatDay(
  day: CalendarDay,
  record: DayRecord | undefined,
  { hidesFertility }: HeatSources,
  today: CalendarDay,
): Omit<HeatDay, "isOnDeviceOnly"> {
  const mark = record === undefined ? "resting" : markOf(record, hidesFertility);
  return {
    day,
    mark: day > today ? "future" : mark,
    mood: moodOf(record),
    stress: record?.stress?.value ?? null,
    isToday: day === today,
  };
}

function daysOnDeviceOnly({ days, hidesFertility }: HeatSources): ReadonlySet<CalendarDay> {
  const noted = (days.device ?? []).filter(
    ({ phase, mood, symptoms = [], notes = "", inRecord }) =>
      inRecord !== true &&
      ((phase !== undefined && !(phase === "ovulation" && hidesFertility)) ||
        Object.values(mood ?? {}).some((rating) => rating !== undefined) ||
        symptoms.length > 0 ||
        notes.trim() !== ""),
  );
  return new Set(noted.map(({ dateISO }) => dateISO));
}

function markOf({ bleeding, devicePhase }: DayRecord, hidesFertility: boolean): HeatDay["mark"] {
  if (bleeding?.flow === "spotting") return "spotting";
  if (bleeding?.isPeriod || devicePhase === "period") return "period";
  if (bleeding) return "bleeding";
  return devicePhase === "ovulation" && !hidesFertility ? "ovulation" : "resting";
}

function moodOf(record: DayRecord | undefined): number | null {
  const ratings = [record?.lowMood, record?.anxiety, record?.stress];
  const average = mean(ratings.flatMap((rating) => rating?.value ?? []));
  return average === null ? null : toOneDecimal(outOfFive(average));
}

export function moodOpacity(mood: number): number {
  const share = Math.min(1, Math.max(0.2, mood / HEAVIEST));
  return Math.round(share * 100) / 100;
}

export function dayWords(heatDay: HeatDay, i18n: I18n): string {
  const { day, mark, mood, stress, isOnDeviceOnly } = heatDay;
  const facts = [
    mark === "period" ? i18n._(msg`period`) : null,
    mark === "bleeding" ? i18n._(msg`bleeding`) : null,
    mark === "spotting" ? i18n._(msg`spotting`) : null,
    mark === "ovulation" ? i18n._(msg`ovulation, as you logged it`) : null,
    mood === null ? null : i18n._(msg`mood ${mood} of 5`),
    stress === null ? null : i18n._(msg`stress ${stress}/10`),
    isOnDeviceOnly ? i18n._(msg`notes on this device only`) : null,
  ].filter((fact) => fact !== null);
  const date = formatDay(day, i18n.locale);
  return facts.length === 0
    ? i18n._(msg`${date}: nothing logged`)
    : i18n._(msg`${date}: ${facts.join(", ")}`);
}

export function loggedDays(weeks: readonly HeatWeek[]): readonly HeatDay[] {
  const days = weeks.flatMap((week) => week.days);
  return days
    .filter(
      ({ mark, mood, isOnDeviceOnly }) =>
        mark !== "future" && (mark !== "resting" || mood !== null || isOnDeviceOnly),
    )
    .reverse();
}

export function stepFor(key: string, flow: "rows" | "columns"): number | null {
  const across = flow === "rows" ? 1 : DAYS_A_WEEK;
  const down = flow === "rows" ? DAYS_A_WEEK : 1;
  switch (key) {
    case "ArrowRight":
      return across;
    case "ArrowLeft":
      return -across;
    case "ArrowDown":
      return down;
    case "ArrowUp":
      return -down;
    default:
      return null;
  }
}
