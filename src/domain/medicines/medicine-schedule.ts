import { cycleDayOn } from "../cycles/cycle-day.ts";
import { type CalendarDay, calendarDay, daysBetween, monthsBetween } from "../days/calendar-day.ts";
import { monthOf, weekdayOf } from "../days/week-and-month.ts";

export type DoseSchedule =
  | { readonly kind: "daily"; readonly timesADay: number }
  | { readonly kind: "weekdays"; readonly weekdays: readonly number[]; readonly timesADay: number }
  /** From one cycle day to another, both included; day 1 is the first day of a period. */
  | {
      readonly kind: "cycle_days";
      readonly fromDay: number;
      readonly toDay: number;
      readonly timesADay: number;
    }
  /** At an interval of days, weeks or months, counted from the medicine's first day. */
  | {
      readonly kind: "every";
      readonly count: number;
      readonly unit: "days" | "weeks" | "months";
      readonly timesADay: number;
    }
  /** Days with pills, then without, from the medicine's first day on. */
  | {
      readonly kind: "pack";
      readonly daysTaken: number;
      readonly daysPaused: number;
      readonly timesADay: number;
    }
  | { readonly kind: "as_needed" };

/** A medicine's schedule; without an `endDate` it continues. */
export interface ScheduledMedicine {
  readonly schedule: DoseSchedule;
  readonly startDate: CalendarDay;
  readonly endDate?: CalendarDay | undefined;
}

/**
 * Returns the number of doses; 0 if taken as needed. `cycleStarts` are in any order; before the
 * first no cycle day is known. The current cycle lasts until a later period begins: nothing is
 * predicted.
 * @example dosesDueOn({ schedule: { kind: "daily", timesADay: 2 }, startDate: march1 }, march5, []) // 2
 */
export function dosesDueOn(
  { schedule, startDate, endDate }: ScheduledMedicine,
  day: CalendarDay,
  cycleStarts: readonly CalendarDay[],
): number {
  if (day < startDate || (endDate !== undefined && day > endDate)) return 0;
  switch (schedule.kind) {
    case "daily":
      return schedule.timesADay;
    case "weekdays":
      return schedule.weekdays.includes(weekdayOf(day)) ? schedule.timesADay : 0;
    case "cycle_days": {
      const cycles = cycleStarts.map((startDay) => ({ startDay }));
      const cycleDay = cycleDayOn({ cycles }, day);
      const isDue = cycleDay !== null && cycleDay >= schedule.fromDay && cycleDay <= schedule.toDay;
      return isDue ? schedule.timesADay : 0;
    }
    case "every":
      return isTurn(schedule, startDate, day) ? schedule.timesADay : 0;
    case "pack": {
      const { daysTaken, daysPaused, timesADay } = schedule;
      const dayOfPack = daysBetween(startDate, day) % (daysTaken + daysPaused);
      return dayOfPack < daysTaken ? timesADay : 0;
    }
    case "as_needed":
      return 0;
  }
}

const DAYS_OF = { days: 1, weeks: 7 } as const;

function isTurn(
  { count, unit }: Extract<DoseSchedule, { kind: "every" }>,
  startDate: CalendarDay,
  day: CalendarDay,
): boolean {
  if (unit !== "months") return daysBetween(startDate, day) % (count * DAYS_OF[unit]) === 0;
  const months = monthsBetween(startDate, day).length - 1;
  return months % count === 0 && day === sameDayInMonthOf(startDate, day);
}

/** The 31st is the last day of a shorter month. */
function sameDayInMonthOf(startDate: CalendarDay, day: CalendarDay): CalendarDay {
  const { last } = monthOf(day);
  const dayOfMonth = startDate.slice(-2);
  return dayOfMonth > last.slice(-2) ? last : calendarDay(`${last.slice(0, 8)}${dayOfMonth}`);
}

export type MedicineTime = "current" | "planned" | "ended";

/**
 * Returns the state of a medicine on a day; on its first and last day it is current.
 * @example medicineTimeOf({ schedule, startDate: march1, endDate: march31 }, april1) // "ended"
 */
export function medicineTimeOf(
  { startDate, endDate }: Omit<ScheduledMedicine, "schedule">,
  day: CalendarDay,
): MedicineTime {
  if (endDate !== undefined && endDate < day) return "ended";
  return startDate > day ? "planned" : "current";
}
