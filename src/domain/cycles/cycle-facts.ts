import type { CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import type { LifeStage } from "../life/life-stage.ts";

export type Flow = "none" | "spotting" | "light" | "moderate" | "heavy";

export interface DayFlow {
  readonly day: CalendarDay;
  readonly flow: Flow;
}

export type ExclusionReason = "illness" | "travel" | "stopped_pill" | "pregnancy_ended" | "other";

/** A logged period, and the cycle it begins. Without `endDay` the period is still open. */
export interface LoggedCycle {
  readonly startDay: CalendarDay;
  readonly endDay?: CalendarDay | undefined;
  /** Only the first day is known; `endDay` equals it and is not a length. */
  readonly isEndUnknown?: boolean | undefined;
  /** Stated at setup instead of logged (`withStatedPeriod`). */
  readonly isTold?: boolean | undefined;
  /** Of the whole period; absent if not answered. */
  readonly flow?: Flow | undefined;
  /** Excluded from averages and forecast, but still shown. */
  readonly isExcluded?: boolean | undefined;
  readonly exclusionReason?: ExclusionReason | undefined;
  /** The answer to "Is a period missing from this cycle?"; absent if not answered. */
  readonly missedLog?: "yes" | "no" | "not_sure" | undefined;
  readonly isStartUnsure?: boolean | undefined;
  /** The user confirmed a separate period though it began fewer than 10 days after another. */
  readonly isSeparate?: boolean | undefined;
  /** Spotting between this period and the next, without dates. */
  readonly hasSpottingBetween?: boolean | undefined;
  /** Days without bleeding within the period, when two close starts were joined. */
  readonly pauses?: readonly DayRange[] | undefined;
}

export interface DaySigns {
  readonly day: CalendarDay;
  /** °C, on waking. */
  readonly temperature?: number | undefined;
  /** Excluded from evaluation: fever, illness, a disturbed night. */
  readonly isTemperatureExcluded?: boolean | undefined;
  readonly mucus?: "dry" | "sticky" | "creamy" | "egg_white" | undefined;
  readonly ovulationTest?: "positive" | "negative" | "not_tested" | undefined;
  readonly wearable?: "oura" | "apple_watch" | undefined;
  /** The day is marked as unsure: none of its signs count. */
  readonly isUnsure?: boolean | undefined;
}

/** Cycles come in any order; starts fewer than 10 days apart count as one (`joinedPeriods`). */
export interface CycleFacts {
  readonly cycles: readonly LoggedCycle[];
  readonly statedLength: number | null;
  readonly statedRange?: readonly number[] | undefined;
  /** Usual days of bleeding, as stated by the user. */
  readonly statedPeriodLength?: number | null | undefined;
  readonly regularity: "regular" | "irregular" | "not_sure" | null;
  readonly pcos: "yes" | "no" | "unsure" | null;
  /** What affects the cycle today; the last injection still counts after the method was stopped. */
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
  /** The kind of IUD; absent without an IUD or if not stated. */
  readonly iud?: LifeStage["iud"];
  readonly isBreastfeeding?: boolean | undefined;
  readonly stages?: readonly LifeStage[] | undefined;
  readonly age?: number | null | undefined;
  readonly hidesFertility?: boolean | undefined;
  /** In any order. */
  readonly signs?: readonly DaySigns[] | undefined;
  /** Days on which the cycles may have changed (`likelyChanges`), in any order. */
  readonly likelyChanges?: readonly CalendarDay[] | undefined;
  /** In any order; the last entry of a day counts. */
  readonly flows?: readonly DayFlow[] | undefined;
}
