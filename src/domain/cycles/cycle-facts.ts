import type { CalendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";

/** How much she bled on a day, or on the days of a period. */
export type Flow = "none" | "spotting" | "light" | "moderate" | "heavy";

/** The bleeding that her daily log has for one day. */
export interface DayFlow {
  readonly day: CalendarDay;
  readonly flow: Flow;
}

/** Why she leaves a cycle out of her averages and her forecast. */
export type ExclusionReason = "illness" | "travel" | "stopped_pill" | "pregnancy_ended" | "other";

/**
 * One period as she logged it, and the cycle it begins, by calendar days. No `endDay`: the period
 * is still open.
 */
export interface LoggedCycle {
  readonly startDay: CalendarDay;
  readonly endDay?: CalendarDay | undefined;
  /** Only the first day is known; `endDay` is that day, and no length. */
  readonly isEndUnknown?: boolean | undefined;
  /** Of the whole period; absent until she says. */
  readonly flow?: Flow | undefined;
  /** The cycle is excluded from averages and forecast, but still shown. */
  readonly isExcluded?: boolean | undefined;
  readonly exclusionReason?: ExclusionReason | undefined;
  /** Her answer to "Is a period missing from this cycle?"; absent until she gives one. */
  readonly missedLog?: "yes" | "no" | "not_sure" | undefined;
  /** She marked the first day as unsure. */
  readonly isStartUnsure?: boolean | undefined;
  /** Begun fewer than 10 days after another, and by her answer a period of its own. */
  readonly isSeparate?: boolean | undefined;
  /** She bled between this period and the next, on days she did not give. */
  readonly hasSpottingBetween?: boolean | undefined;
  /** Days within the period without bleeding, where two starts close together count as one. */
  readonly pauses?: readonly DayRange[] | undefined;
}

/** The signs of ovulation she noted on one day. */
export interface DaySigns {
  readonly day: CalendarDay;
  /** °C, on waking. */
  readonly temperature?: number | undefined;
  /** Left out: fever, illness, a disturbed night. */
  readonly isTemperatureExcluded?: boolean | undefined;
  readonly mucus?: "dry" | "sticky" | "creamy" | "egg_white" | undefined;
  readonly ovulationTest?: "positive" | "negative" | "not_tested" | undefined;
  /** She marked the day as unsure: nothing on it counts. */
  readonly isUnsure?: boolean | undefined;
}

/**
 * Everything the domain knows about her. Cycles come in any order, starts fewer than 10 days apart
 * as one (`joinedPeriods`). `lastPeriodDay` and
 * `statedLength` (days) are what she said when she set up the app, `null` when she did not.
 */
export interface CycleFacts {
  readonly cycles: readonly LoggedCycle[];
  readonly lastPeriodDay: CalendarDay | null;
  readonly statedLength: number | null;
  /** The shortest and the longest of her cycles, days, as far as she told of them. */
  readonly statedRange?: readonly number[] | undefined;
  /** Days she usually bleeds, as she told. */
  readonly statedPeriodLength?: number | null | undefined;
  readonly regularity: "regular" | "irregular" | "not_sure" | null;
  readonly pcos: "yes" | "no" | "unsure" | null;
  /** What acts on her cycle today: after her last injection, that injection still. */
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
  /** Of an IUD she has; absent where she has none, or did not say. */
  readonly iud?: LifeStage["iud"];
  readonly isBreastfeeding?: boolean | undefined;
  /** Her contraception, pregnancies and breastfeeding with their days, in any order. */
  readonly stages?: readonly LifeStage[] | undefined;
  /** Years. */
  readonly age?: number | null | undefined;
  /** She wants to see nothing about fertility. */
  readonly hidesFertility?: boolean | undefined;
  /** In any order. */
  readonly signs?: readonly DaySigns[] | undefined;
  /**
   * Days on which something may have changed her cycles (`likelyChanges`): hormones begun or
   * stopped, a birth, a pregnancy lost. In any order.
   */
  readonly likelyChanges?: readonly CalendarDay[] | undefined;
  /** In any order; of one day the last counts. */
  readonly flows?: readonly DayFlow[] | undefined;
}

/** Days from `first` to `last`, both included. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}
