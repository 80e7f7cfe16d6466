import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { currentCycleStart } from "../cycles/cycle-history.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { Forecast } from "../forecast/forecast-period.ts";
import { noPeriod } from "./topics/periods.ts";

/** How long her period is overdue, where the next step should be said. */
export interface LongWait {
  readonly kind: "later-than-most" | "ninety-days";
  /** Days since her last period began, or a pregnancy or a method ended after it. */
  readonly days: number;
  /** Whether they are counted from her last period. */
  readonly isSincePeriod: boolean;
}

/**
 * How long her period keeps her waiting, by the rule of her concerns; `null` where that has nothing
 * to say, and with a hormonal method or an IUD, for which the concern has words of its own.
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
