import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays, type PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { dayWords, type Speech } from "#report/speech.ts";
import type { CalendarFacts, PlannedEvent } from "./planned.ts";

export function periodEvent(
  speech: Speech,
  { forecast, today }: Pick<CalendarFacts, "forecast" | "today">,
  hasAlarm: boolean,
): PlannedEvent[] {
  const dated = forecastWithDays(forecast);
  if (dated === null) return [];
  const { likely80, isWide } = dated;
  const likely = likelyWords(speech, dated);
  return [
    {
      name: ["next period"],
      title: speech.say(isWide ? "calendar.period.possible" : "calendar.period.likely"),
      description: `${likely} ${speech.say("calendar.period.note")}`,
      start: midnight(likely80.first),
      // The end of an all-day event is exclusive.
      end: midnight(addDays(likely80.last, 1)),
      allDay: true,
      ...(hasAlarm && likely80.first > today && { alarmBefore: DAY_BEFORE_AT_NINE }),
    },
  ];
}

/** All-day events begin at midnight; fifteen hours earlier is nine in the morning. */
const DAY_BEFORE_AT_NINE = 15 * 60 * 60;

function likelyWords(speech: Speech, forecast: PeriodForecast): string {
  const { isLate, isWide, expectedDay, likely80 } = forecast;
  const { first, last } = likely80;
  const range = { from: dayWords(speech, first), to: dayWords(speech, last) };
  if (isLate) return speech.say("calendar.period.late", range);
  if (isWide) {
    const days = daysBetween(first, last) + 1;
    return speech.say("calendar.period.wide", { days, ...range });
  }
  return speech.say("calendar.period.around", { day: dayWords(speech, expectedDay), ...range });
}

const midnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
