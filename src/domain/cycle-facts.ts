import type { CalendarDay } from "./calendar-day.ts";

/** One period as she logged it, by its calendar days. No `endDay`: it is still open. */
export interface LoggedCycle {
  readonly startDay: CalendarDay;
  readonly endDay?: CalendarDay | undefined;
}

/**
 * All that the science is told about her. Cycles come in any order. `lastPeriodDay` and
 * `statedLength` (days) are what she said when she set up the app, `null` when she did not.
 */
export interface CycleFacts {
  readonly cycles: readonly LoggedCycle[];
  readonly lastPeriodDay: CalendarDay | null;
  readonly statedLength: number | null;
  readonly regularity: "regular" | "irregular" | "not_sure" | null;
  readonly pcos: "yes" | "no" | "unsure" | null;
  readonly contraception:
    | "none"
    | "pill"
    | "iud"
    | "implant"
    | "injection"
    | "patch"
    | "ring"
    | "other"
    | null;
  readonly pregnancy: "pregnant" | "not_pregnant" | "unsure" | null;
}

/** Days from `first` to `last`, both included. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}
