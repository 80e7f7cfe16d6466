import { ICalEventRepeatingFreq, type ICalRepeatingOptions, ICalWeekday } from "ical-generator";
import type { Medicine } from "#contract/entries/medicines.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { dosesDueOn } from "#domain/medicines/medicine-schedule.ts";
import { doseMinutes } from "#domain/reminders/dose-times.ts";
import type { Speech } from "#report/speech.ts";
import { doseWords } from "#report/visit-words.ts";
import type { CalendarFacts, PlannedEvent } from "./planned.ts";

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
] as const;

interface Days {
  readonly first: CalendarDay;
  readonly repeating: ICalRepeatingOptions;
  /** The first day, set when a slot has several events, to tell them apart. */
  readonly stretch?: CalendarDay;
}

export function doseEvents(speech: Speech, facts: CalendarFacts): PlannedEvent[] {
  return facts.medicines.flatMap((medicine) => {
    if (medicine.schedule.kind === "as_needed") return [];
    const times = doseMinutes(medicine.schedule.timesADay, facts.firstDose);
    return daysOf(medicine, facts).flatMap((days) =>
      times.map((time, slot) => doseEvent(speech, medicine, { days, time, slot: slot + 1 })),
    );
  });
}

interface Slot {
  readonly days: Days;
  /** Minutes after midnight. */
  readonly time: number;
  readonly slot: number;
}

function doseEvent(speech: Speech, medicine: Medicine, { days, time, slot }: Slot): PlannedEvent {
  const { id, name, dose, unit } = medicine;
  const amount = doseWords(speech, {
    dose: dose ?? null,
    unit: dose === undefined ? null : (unit ?? null),
  });
  const start = new Date(Date.parse(`${days.first}T00:00:00Z`) + time * MILLISECONDS_PER_MINUTE);
  return {
    name: ["dose", id, String(slot), ...(days.stretch === undefined ? [] : [days.stretch])],
    title: [name, amount].filter((part) => part !== "").join(" "),
    description: speech.say("calendar.dose.note"),
    start,
    end: new Date(start.getTime() + 15 * MILLISECONDS_PER_MINUTE),
    // Local time in any time zone.
    floating: true,
    repeating: days.repeating,
    alarmBefore: 0,
  };
}

const MILLISECONDS_PER_MINUTE = 60_000;

function daysOf(medicine: Medicine, { forecast, today }: CalendarFacts): Days[] {
  const { schedule, startDate, endDate } = medicine;
  const from = startDate > today ? startDate : today;
  if (endDate && endDate < from) return [];
  switch (schedule.kind) {
    case "daily":
      return [
        { first: from, repeating: { freq: ICalEventRepeatingFreq.DAILY, ...until(endDate) } },
      ];
    case "weekdays": {
      const byDay = WEEKDAYS.filter((_, index) => schedule.weekdays.includes(index + 1));
      return recurring(medicine, from, { freq: ICalEventRepeatingFreq.WEEKLY, byDay });
    }
    case "every": {
      const interval = schedule.count;
      if (schedule.unit === "months" && Number(startDate.slice(-2)) > SHORTEST_MONTH) {
        return eachDueDay(medicine, from);
      }
      return recurring(medicine, from, { freq: FREQUENCIES[schedule.unit], interval });
    }
    case "pack":
      return packsFrom(from, schedule, startDate).flatMap((pack) => {
        const last = addDays(pack, schedule.daysTaken - 1);
        return run(later(pack, from), earlier(last, endDate)).map((days) => ({
          ...days,
          stretch: pack,
        }));
      });
    case "cycle_days": {
      // Only in the current cycle: the start of the next is unknown.
      const dated = forecastWithDays(forecast);
      if (dated === null) return [];
      const first = addDays(dated.cycleStart, schedule.fromDay - 1);
      const last = addDays(dated.cycleStart, schedule.toDay - 1);
      return run(later(first, from), earlier(last, endDate));
    }
    case "as_needed":
      return [];
  }
}

/** The packs of the coming year: iCalendar has no recurrence rule for days on and days off. */
function packsFrom(
  from: CalendarDay,
  { daysTaken, daysPaused }: Pack,
  startDate: CalendarDay,
): CalendarDay[] {
  const length = daysTaken + daysPaused;
  const gone = Math.floor(daysBetween(startDate, from) / length);
  const count = Math.ceil(DAYS_AHEAD / length) + 1;
  return Array.from({ length: count }, (_, place) => addDays(startDate, (gone + place) * length));
}

type Pack = Extract<Medicine["schedule"], { kind: "pack" }>;

const DAYS_AHEAD = 365;

const FREQUENCIES = {
  days: ICalEventRepeatingFreq.DAILY,
  weeks: ICalEventRepeatingFreq.WEEKLY,
  months: ICalEventRepeatingFreq.MONTHLY,
} as const;

const until = (endDate: CalendarDay | undefined) =>
  endDate && { until: new Date(`${endDate}T23:59:59Z`) };

/**
 * An event for each day: calendar apps misread BYSETPOS, which doses from the 29th on would need.
 */
function eachDueDay(medicine: Medicine, from: CalendarDay): Days[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(from, ahead))
    .filter((day) => dosesDueOn(medicine, day, []) > 0)
    .flatMap((day) => run(day, day).map((days) => ({ ...days, stretch: day })));
}

const SHORTEST_MONTH = 28;

function recurring(medicine: Medicine, from: CalendarDay, repeating: ICalRepeatingOptions): Days[] {
  const first = nextDue(medicine, from);
  return first === null ? [] : [{ first, repeating: { ...repeating, ...until(medicine.endDate) } }];
}

function run(first: CalendarDay, last: CalendarDay): Days[] {
  const count = daysBetween(first, last) + 1;
  return count < 1 ? [] : [{ first, repeating: { freq: ICalEventRepeatingFreq.DAILY, count } }];
}

const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

const earlier = (one: CalendarDay, other: CalendarDay | undefined) =>
  other !== undefined && other < one ? other : one;

function nextDue(medicine: Medicine, from: CalendarDay): CalendarDay | null {
  const { schedule, endDate } = medicine;
  const most = schedule.kind === "every" ? schedule.count * LONGEST_MONTH : DAYS_OF_WEEK;
  for (let ahead = 0; ahead <= most; ahead += 1) {
    const day = addDays(from, ahead);
    if (endDate !== undefined && day > endDate) return null;
    if (dosesDueOn(medicine, day, []) > 0) return day;
  }
  return null;
}

const LONGEST_MONTH = 31;
const DAYS_OF_WEEK = 7;
