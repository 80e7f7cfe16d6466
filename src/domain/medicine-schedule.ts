import type { CalendarDay } from "./calendar-day.ts";
import { cycleDayOn } from "./cycle-day.ts";
import { weekdayOf } from "./week-and-month.ts";

/** On which days a medicine is taken, and how often on such a day. */
export type DoseSchedule =
  | { readonly kind: "daily"; readonly timesADay: number }
  | { readonly kind: "weekdays"; readonly weekdays: readonly number[]; readonly timesADay: number }
  /** From one day of her cycle to another, both included; day 1 is the first day of a period. */
  | {
      readonly kind: "cycle_days";
      readonly fromDay: number;
      readonly toDay: number;
      readonly timesADay: number;
    }
  | { readonly kind: "as_needed" };

/** When a medicine is taken. Without an `endDate` she still takes it. */
export interface ScheduledMedicine {
  readonly schedule: DoseSchedule;
  readonly startDate: CalendarDay;
  readonly endDate?: CalendarDay | undefined;
}

/**
 * How many doses are due on a day: 0 before its first and after its last day, and always for what
 * is taken as needed. `cycleStarts` are the first days of her periods, in any order; before the
 * first of them no day of a cycle is known, so none is due. The current cycle lasts until a
 * later period begins: nothing is predicted.
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
      const starts = cycleStarts.map((startDay) => ({ startDay }));
      const cycleDay = cycleDayOn(starts, day);
      const isDue = cycleDay !== null && cycleDay >= schedule.fromDay && cycleDay <= schedule.toDay;
      return isDue ? schedule.timesADay : 0;
    }
    case "as_needed":
      return 0;
  }
}

/** Whether a medicine is taken, not yet begun, or over. */
export type MedicineTime = "current" | "planned" | "ended";

/**
 * The state of a medicine on a day; on its first and last day it is current.
 * @example medicineTimeOf({ schedule, startDate: march1, endDate: march31 }, april1) // "ended"
 */
export function medicineTimeOf(
  { startDate, endDate }: Omit<ScheduledMedicine, "schedule">,
  day: CalendarDay,
): MedicineTime {
  if (endDate !== undefined && endDate < day) return "ended";
  return startDate > day ? "planned" : "current";
}
