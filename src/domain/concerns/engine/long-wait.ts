import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { currentCycleStart } from "../../cycles/cycle-history.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { Forecast } from "../../forecast/forecast-period.ts";
import { noPeriod } from "../topics/periods.ts";

/** How long a period is overdue, once the next step should be shown. */
export interface LongWait {
  readonly kind: "later-than-most" | "ninety-days";
  /** Days since the last period, or since a later pregnancy or method ended. */
  readonly days: number;
  readonly isSincePeriod: boolean;
}

/**
 * Returns how long the period is overdue, by the concern's rule; `null` if the rule does not apply,
 * and with a hormonal method or an IUD, which the concern words itself.
 * @example longWait(facts, overview.forecast, today) // { kind: "later-than-most", days: 47, isSincePeriod: true }
 */
export function longWait(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): LongWait | null {
  const [found] = noPeriod.find({ facts, forecast }, today);
  if (found === undefined || found.subject === "hormones" || found.subject === "iud") return null;
  const wait = found.evidence.find(({ fact }) => fact === "days_without_period");
  const kind = found.subject === "late" ? "later-than-most" : "ninety-days";
  if (wait === undefined) return null;
  const isSincePeriod = wait.day === currentCycleStart(facts);
  return { kind, days: Number(wait.value), isSincePeriod };
}
