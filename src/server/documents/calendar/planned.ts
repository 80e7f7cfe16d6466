import type { ICalEventData } from "ical-generator";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";

/** What a calendar is made from. */
export interface CalendarFacts {
  readonly forecast: Forecast;
  readonly medicines: readonly Medicine[];
  /** When the first dose of a day is taken, in minutes after midnight. */
  readonly firstDose: number;
  readonly today: CalendarDay;
}

/** One event, before its title is hidden or shown. */
export interface PlannedEvent
  extends Pick<ICalEventData, "start" | "end" | "allDay" | "floating" | "repeating"> {
  readonly name: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Seconds from the alarm to the start; none rings without it. */
  readonly alarmBefore?: number;
}
