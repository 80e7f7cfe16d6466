import type { ICalEventData } from "ical-generator";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";

export interface CalendarFacts {
  readonly forecast: Forecast;
  readonly medicines: readonly Medicine[];
  /** Time of the day's first dose, in minutes after midnight. */
  readonly firstDose: number;
  readonly today: CalendarDay;
}

export interface PlannedEvent
  extends Pick<ICalEventData, "start" | "end" | "allDay" | "floating" | "repeating"> {
  readonly name: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Seconds from the alarm to the start; without it there is no alarm. */
  readonly alarmBefore?: number;
}
