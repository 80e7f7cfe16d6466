import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { injectionDays, type LifeStage, nextInjectionDay } from "../life/life-stage.ts";

export type MethodCalendar =
  | {
      readonly kind: "pack";
      /** The day of the pack, from 1. */
      readonly day: number;
      readonly length: number;
      /** This pack's days without hormones, on which bleeding usually comes. */
      readonly breakDays: DayRange;
    }
  | {
      readonly kind: "injection";
      readonly lastDay: CalendarDay;
      readonly nextDay: CalendarDay;
    };

/** Days of one pack of pills, patches or a ring, with the break. */
export const PACK_DAYS = 28;

const PILLS: Readonly<Record<NonNullable<LifeStage["pack"]>, number | null>> = {
  "21_7": 21,
  "24_4": 24,
  no_breaks: null,
};

/** Patches and rings are used three weeks of four (WHO, Family planning: a global handbook). */
const THREE_WEEKS = 21;

/**
 * A pack is counted from the last start given, else from the method's first day. `null` without
 * either, a known pack or an injection that still acts, and for methods without a calendar.
 * @example methodCalendar({ kind: "contraception", method: "pill", pack: "21_7", from: nov1 }, nov13) // { kind: "pack", day: 13, … }
 */
export function methodCalendar(stage: LifeStage, today: CalendarDay): MethodCalendar | null {
  const { from } = stage;
  if (stage.method === "injection") {
    const lastDay = stage.to ?? from;
    if (!lastDay || addDays(lastDay, injectionDays(stage)) < today) return null;
    return { kind: "injection", lastDay, nextDay: nextInjectionDay(lastDay, stage) };
  }
  const active = daysWithHormones(stage);
  const start = stage.packFrom ?? from;
  if (start === undefined || start > today || active === null) return null;
  const day = (daysBetween(start, today) % PACK_DAYS) + 1;
  const firstDay = addDays(today, 1 - day);
  const breakDays = { first: addDays(firstDay, active), last: addDays(firstDay, PACK_DAYS - 1) };
  return { kind: "pack", day, length: PACK_DAYS, breakDays };
}

/** The days of a pack with hormones; `null` for methods without packs or breaks. */
export function daysWithHormones({ method, pack, pill }: LifeStage): number | null {
  if (method === "patch" || method === "ring") return THREE_WEEKS;
  if (method !== "pill" || pack === undefined || pill === "progestogen_only") return null;
  return PILLS[pack];
}
