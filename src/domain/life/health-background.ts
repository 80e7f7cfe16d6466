import type { CalendarDay } from "../days/calendar-day.ts";

/** Health facts that change what is safe; `undefined`: not answered. */
export interface HealthBackground {
  readonly migraineWithAura?: boolean | undefined;
  readonly smoking?: "no" | "under_15_a_day" | "15_a_day_or_more" | undefined;
  /** A blood clot or a stroke, ever. */
  readonly clotOrStroke?: boolean | undefined;
  readonly breastCancer?: boolean | undefined;
  readonly highBloodPressure?: boolean | undefined;
  readonly diabetes?: boolean | undefined;
  /** Insulin or a sulfonylurea, which can bring glucose too low. */
  readonly glucoseLowering?: boolean | undefined;
  readonly hiv?: boolean | undefined;
  /** Years; "not_yet" without a first period. */
  readonly firstPeriodAge?: number | "not_yet" | undefined;
  /** Years; "not_yet" if breasts have not begun to grow. */
  readonly breastsBeganAge?: number | "not_yet" | undefined;
  /** Has sex that could lead to a pregnancy. */
  readonly couldConceive?: boolean | undefined;
  /** The day a pregnancy was last ruled out by answer; it counts until the next period. */
  readonly notPregnantOn?: CalendarDay | undefined;
  /** The month of the last cervical screening, as its first day. */
  readonly lastCervicalScreening?: string | undefined;
  /** cm. */
  readonly height?: number | undefined;
}
