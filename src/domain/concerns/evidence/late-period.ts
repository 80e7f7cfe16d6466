import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { forecastPeriod, unpausedForecast } from "../../forecast/forecast-period.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { methodNow } from "./method-now.ts";

/** With these methods periods may be absent for months, so none is late. */
const WITHOUT_PERIODS = ["implant", "injection"];

/**
 * Returns the days from the last period to the next one, or until today, if the period was late on
 * a day, by the user's own forecast. `null` if it was not, if no period is known, and with an
 * implant or injections.
 * @example latePeriodOn(story, nov18, nov20) // { fact: "days_without_period", day: oct20, value: 31, unit: "days" }
 */
export function latePeriodOn(story: Story, day: CalendarDay, today = day): ConcernEvidence | null {
  if (WITHOUT_PERIODS.includes(methodNow(story, day).name ?? "")) return null;
  const cycles = story.facts.cycles.filter(({ startDay }) => startDay <= day);
  const forecast = unpausedForecast(forecastPeriod({ ...story.facts, cycles }, day));
  if (!forecast?.isLate) return null;
  const { cycleStart } = forecast;
  const later = story.facts.cycles.map(({ startDay }) => startDay).filter((start) => start > day);
  const value = daysBetween(cycleStart, later.toSorted()[0] ?? today);
  return { fact: "days_without_period", day: cycleStart, value, unit: "days" };
}
