import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { type Forecast, forecastWithDays } from "../forecast/forecast-period.ts";
import type { FertileWindow } from "../phase/fertile-window.ts";
import type { Reminder } from "./reminder.ts";
import { minuteOf, type PremenstrualChoice } from "./reminder-choices.ts";

/**
 * The day before the likely range as first predicted, the expected day if any, and the day after.
 * None in a pregnancy or for a lapsed log, when any date would be invented.
 * @example periodReminders(overview.forecast, day, "09:00") // [{ kind: "period", minute: 540, about: "soon" }]
 */
export function periodReminders(forecast: Forecast, day: CalendarDay, time: string): Reminder[] {
  const dated = forecastWithDays(forecast);
  if (dated === null) return [];
  const { expected80, expectedDay, isWide } = dated;
  const minute = minuteOf(time);
  if (day === addDays(expected80.first, -1)) return [{ kind: "period", minute, about: "soon" }];
  if (day === expectedDay && !isWide) return [{ kind: "period", minute, about: "today" }];
  if (day === addDays(expected80.last, 1)) return [{ kind: "period", minute, about: "late" }];
  return [];
}

/**
 * Days before the likely range of the next period, as first predicted.
 * @example premenstrualReminders(forecast, day, { isOn: true, time: "09:00", daysBefore: 5 }) // [{ kind: "premenstrual", minute: 540, count: 5 }]
 */
export function premenstrualReminders(
  forecast: Forecast,
  day: CalendarDay,
  { time, daysBefore }: PremenstrualChoice,
): Reminder[] {
  const dated = forecastWithDays(forecast);
  if (dated === null || day !== addDays(dated.expected80.first, -daysBefore)) return [];
  return [{ kind: "premenstrual", minute: minuteOf(time), count: daysBefore }];
}

/**
 * On the first possible and first peak day. None if hidden or too uncertain to name.
 * @example fertileReminders(overview.fertileWindow, day, "09:00") // []
 */
export function fertileReminders(
  window: FertileWindow,
  day: CalendarDay,
  time: string,
): Reminder[] {
  if (window.kind !== "window") return [];
  const minute = minuteOf(time);
  if (day === window.peak.first) return [{ kind: "fertileDays", minute, about: "peak" }];
  return day === window.possible.first ? [{ kind: "fertileDays", minute, about: "begins" }] : [];
}
