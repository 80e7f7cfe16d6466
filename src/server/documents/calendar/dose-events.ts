import { ICalEventRepeatingFreq, type ICalRepeatingOptions, ICalWeekday } from "ical-generator";
import type { Medicine } from "#contract/medicines.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import { weekdayOf } from "#domain/week-and-month.ts";
import type { CalendarFacts, PlannedEvent } from "./planned.ts";

/** Monday is 1, as in the contract. */
const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
] as const;

/** The days of a medicine from today on: a first day and a recurrence. */
interface Days {
  readonly first: CalendarDay;
  readonly repeating: ICalRepeatingOptions;
}

/** Each planned dose as a recurring event; none for a medicine taken as needed. */
export function doseEvents(facts: CalendarFacts): PlannedEvent[] {
  return facts.medicines.flatMap((medicine) => {
    const days = daysOf(medicine, facts);
    if (!days || medicine.schedule.kind === "as_needed") return [];
    const times = timesOfDay(medicine.schedule.timesADay);
    return times.map((time, slot) => doseEvent(medicine, days, time, slot + 1));
  });
}

function doseEvent(medicine: Medicine, days: Days, time: number, slot: number): PlannedEvent {
  const { id, name, dose, unit } = medicine;
  const amount = dose === undefined ? "" : ` ${dose}${unit ? ` ${unit}` : ""}`;
  const start = new Date(Date.parse(`${days.first}T00:00:00Z`) + time * MILLISECONDS_PER_MINUTE);
  return {
    name: ["dose", id, String(slot)],
    title: `${name}${amount}`,
    description: "Mwezi does not know your hours: move this to the time you take it.",
    start,
    end: new Date(start.getTime() + 15 * MILLISECONDS_PER_MINUTE),
    // Local time in any time zone.
    floating: true,
    repeating: days.repeating,
  };
}

const MILLISECONDS_PER_MINUTE = 60_000;
const MORNING = 8 * 60;
const EVENING = 20 * 60;
const QUARTER = 15;

/** Minutes after midnight, spread evenly from eight in the morning to eight in the evening. */
function timesOfDay(count: number): number[] {
  const step = count > 1 ? (EVENING - MORNING) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const time = MORNING + index * step;
    return Math.round(time / QUARTER) * QUARTER;
  });
}

function daysOf(medicine: Medicine, { forecast, today }: CalendarFacts): Days | null {
  const { schedule, startDate, endDate } = medicine;
  const from = startDate > today ? startDate : today;
  if (endDate && endDate < from) return null;
  const until = endDate && { until: new Date(`${endDate}T23:59:59Z`) };
  if (schedule.kind === "daily") {
    return { first: from, repeating: { freq: ICalEventRepeatingFreq.DAILY, ...until } };
  }
  if (schedule.kind === "weekdays") {
    const first = nextOf(schedule.weekdays, from);
    if (endDate && endDate < first) return null;
    const byDay = WEEKDAYS.filter((_, index) => schedule.weekdays.includes(index + 1));
    return { first, repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay, ...until } };
  }
  // Only in the current cycle: the start of the next is not known.
  if (schedule.kind !== "cycle_days" || forecast.kind !== "forecast") return null;
  const { cycleStart } = forecast;
  const first = later(addDays(cycleStart, schedule.fromDay - 1), from);
  const last = earlier(addDays(cycleStart, schedule.toDay - 1), endDate);
  const count = daysBetween(first, last) + 1;
  return count < 1 ? null : { first, repeating: { freq: ICalEventRepeatingFreq.DAILY, count } };
}

const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

const earlier = (one: CalendarDay, other: CalendarDay | undefined) =>
  other !== undefined && other < one ? other : one;

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The first of these days of the week, from a day on. */
function nextOf(weekdays: readonly number[], from: CalendarDay): CalendarDay {
  const week = DAYS_OF_WEEK.map((ahead) => addDays(from, ahead));
  return week.find((day) => weekdays.includes(weekdayOf(day))) ?? from;
}
