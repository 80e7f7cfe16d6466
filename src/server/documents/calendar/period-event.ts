import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import { forecastWithDays, type PeriodForecast } from "#domain/forecast-period.ts";
import { english } from "#domain/language/forms/english.ts";
import { writeDay } from "#domain/language/write-day.ts";
import type { CalendarFacts, PlannedEvent } from "./planned.ts";

/** The next period, over the days on which it begins with odds of four in five. */
export function periodEvent(
  { forecast, today }: Pick<CalendarFacts, "forecast" | "today">,
  hasAlarm: boolean,
): PlannedEvent[] {
  const dated = forecastWithDays(forecast);
  if (dated === null) return [];
  const { likely80, isWide } = dated;
  const days = daysBetween(likely80.first, likely80.last) + 1;
  const range = `from ${inWords(likely80.first)} to ${inWords(likely80.last)}`;
  const likely = likelyWords(dated, days, range);
  return [
    {
      name: ["next period"],
      title: isWide ? "Period possible" : "Period likely",
      description: `${likely} An estimate from what you logged, and no contraception. Make the calendar file again after your period starts.`,
      start: midnight(likely80.first),
      // The end of an all-day event is the day after it.
      end: midnight(addDays(likely80.last, 1)),
      allDay: true,
      ...(hasAlarm && likely80.first > today && { alarmBefore: DAY_BEFORE_AT_NINE }),
    },
  ];
}

/** An all-day event begins at midnight: fifteen hours before it, it is nine in the morning. */
const DAY_BEFORE_AT_NINE = 15 * 60 * 60;

function likelyWords({ isLate, isWide, expectedDay }: PeriodForecast, days: number, range: string) {
  if (isLate) return `Later than expected. At least four times in five it now begins ${range}.`;
  if (isWide) return `Hard to predict: it may begin on any of ${days} days, ${range}.`;
  return `Most likely it begins around ${inWords(expectedDay)}. At least four times in five it begins ${range}.`;
}

const midnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

const inWords = (day: CalendarDay) => writeDay(day, english, "short");
