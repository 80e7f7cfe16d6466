import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { type Forecast, forecastWithDays } from "../forecast/forecast-period.ts";
import type { FertileWindow } from "../phase/fertile-window.ts";
import type { Reminder } from "./reminder.ts";
import { minuteOf } from "./reminder-choices.ts";

/**
 * The next period: the day before its likely range as it was first given, the expected day where
 * one can be named, and the day after the range. None in a pregnancy, and none where the log has
 * lapsed: it would name days that are made up.
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
 * The first of the days on which she may be fertile, and the first of the peak days. None where they
 * are hidden, for whatever reason, or too hard to predict to be named.
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
