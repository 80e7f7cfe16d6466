import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { type Forecast, forecastWithDays } from "../forecast/forecast-period.ts";
import type { FertileWindow } from "../phase/fertile-window.ts";
import type { Reminder } from "./reminder.ts";
import { minuteOf, type PremenstrualChoice } from "./reminder-choices.ts";

/**
 * Returns the reminders of the next period: the day before its likely range as first predicted, the
 * expected day if one can be named, and the day after the range. None in a pregnancy or after the
 * log has lapsed, when any date would be invented.
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
 * Returns the reminder on the chosen number of days before the likely range of the next period, as
 * first predicted. None without a range.
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
 * Returns the reminders of the first possible fertile day and the first peak day. None if the days
 * are hidden or too uncertain to name.
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
