import type { CalendarDay } from "../calendar-day.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import type { Forecast } from "../forecast-period.ts";
import { noPeriod } from "./no-period.ts";

/** How long her period is overdue, where the next step should be said. */
export interface LongWait {
  readonly kind: "later-than-most" | "ninety-days";
  /** Days since the first day of her last period. */
  readonly days: number;
}

/**
 * How long her period keeps her waiting, by the rule of her concerns; `null` where that has nothing
 * to say, and with a hormonal method or an IUD, for which the concern has words of its own.
 * @example longWait(facts, overview.forecast, today) // { kind: "later-than-most", days: 47 }
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
  return wait === undefined ? null : { kind, days: Number(wait.value) };
}
