import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Mood } from "#contract/check-in.ts";
import type { BleedingDays } from "#domain/bleeding-days.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { mean, toOneDecimal } from "#domain/mean.ts";
import { weekOf } from "#domain/week-and-month.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { DayEntry } from "../device-log/view-model.ts";

/** What this browser has stored is read anew so often, in milliseconds, whoever changed it. */
export const LOOK_EVERY = 2000;

export interface HeatSources {
  readonly bleeding: BleedingDays;
  readonly moods: readonly Mood[];
  /** What she noted on this phone or computer only. */
  readonly notes: readonly DayEntry[];
  /** Nothing of ovulation may be shown. */
  readonly hidesFertility: boolean;
}

export interface HeatDay {
  readonly day: CalendarDay;
  readonly mark: "period" | "spotting" | "ovulation" | "resting" | "future";
  /** Average of the day's scales, 1–5, to one decimal: higher is heavier. */
  readonly mood: number | null;
  readonly isToday: boolean;
}

/** Monday to Sunday. */
export interface HeatWeek {
  readonly days: readonly HeatDay[];
  /** The day whose month is written beside the week: the first week, and where a month begins. */
  readonly monthOf: CalendarDay | null;
}

const WEEKS = 12;
const DAYS_A_WEEK = 7;
const HEAVIEST = 5;

/** The last 12 weeks, the current one whole. */
export function heatWeeks(sources: HeatSources, today: CalendarDay): readonly HeatWeek[] {
  const first = addDays(weekOf(today).first, -(WEEKS - 1) * DAYS_A_WEEK);
  const dayOf = heatDays(sources, today);
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: DAYS_A_WEEK }, (__, index) =>
      dayOf(addDays(first, week * DAYS_A_WEEK + index)),
    );
    const begun = days.find(({ day }) => day.endsWith("-01")) ?? (week === 0 ? days[0] : undefined);
    return { days, monthOf: begun?.day ?? null };
  });
}

function heatDays(sources: HeatSources, today: CalendarDay): (day: CalendarDay) => HeatDay {
  const { bleeding, moods, notes, hidesFertility } = sources;
  const moodOn = new Map(moods.map((mood) => [mood.date, moodOf(mood)]));
  const noteOn = new Map(notes.map((note) => [note.dateISO, note]));
  const markOf = (day: CalendarDay): HeatDay["mark"] => {
    if (day > today) return "future";
    const bled = bleeding.get(day);
    if (bled?.flow === "spotting") return "spotting";
    if (bled !== undefined) return "period";
    const phase = noteOn.get(day)?.phase;
    if (phase === "period") return "period";
    return phase === "ovulation" && !hidesFertility ? "ovulation" : "resting";
  };
  return (day) => ({
    day,
    mark: markOf(day),
    mood: moodOn.get(day) ?? averageOf(Object.values(noteOn.get(day)?.mood ?? {})),
    isToday: day === today,
  });
}

const moodOf = ({ depression, anxiety, stress }: Mood) => averageOf([depression, anxiety, stress]);

/** Of the scales she filled in. */
function averageOf(scales: readonly (number | undefined)[]): number | null {
  const average = mean(scales.filter((scale) => scale !== undefined));
  return average === null ? null : toOneDecimal(average);
}

/** How dark a day's heart is: by its mood average, never quite invisible. */
export function moodOpacity(mood: number): number {
  const share = Math.min(1, Math.max(0.2, mood / HEAVIEST));
  return Math.round(share * 100) / 100;
}

/** A day in words, as its link says it. */
export function dayWords({ day, mark, mood }: HeatDay, i18n: I18n): string {
  const facts = [
    mark === "period" ? i18n._(msg`period`) : null,
    mark === "spotting" ? i18n._(msg`spotting`) : null,
    mark === "ovulation" ? i18n._(msg`ovulation, as you noted it`) : null,
    mood === null ? null : i18n._(msg`mood ${mood} of 5`),
  ].filter((fact) => fact !== null);
  const date = formatDay(day, i18n.locale);
  return facts.length === 0
    ? i18n._(msg`${date}: nothing logged`)
    : i18n._(msg`${date}: ${facts.join(", ")}`);
}

/** The days with something logged, newest first, for the table. */
export function loggedDays(weeks: readonly HeatWeek[]): readonly HeatDay[] {
  const days = weeks.flatMap((week) => week.days);
  return days
    .filter(({ mark, mood }) => (mark !== "resting" && mark !== "future") || mood !== null)
    .reverse();
}

/** Where an arrow key leads from one of the days; `null` where it leads nowhere. */
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
