import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import { dueChecks } from "./care-checks.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import type { Forecast } from "./forecast-period.ts";
import { longestUsualWait, normsHold } from "./usual-cycle.ts";

/** How long her period is overdue, where the next step should be shown. */
export interface LongWait {
  readonly kind: "later-than-most" | "ninety-days";
  /** Days since the first day of her last period. */
  readonly days: number;
}

/**
 * Whether her period has kept her waiting so long that the next step should be said: 90 days, or
 * before that 35 (under 18: 45) when it is late for her own cycles too, so that a woman whose
 * cycles always last 60 days is not alerted each time. `null` in a pregnancy, with hormones or an
 * IUD, and past the age of the norms.
 * @example longWait(facts, overview.forecast, today) // { kind: "later-than-most", days: 47 }
 */
export function longWait(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): LongWait | null {
  if (forecast.kind !== "forecast") return null;
  const age = facts.age ?? null;
  const days = daysBetween(forecast.cycleStart, today);
  const isNinety = dueChecks({ ...facts, age }, today).some(({ key }) => key === "long-gap");
  if (isNinety) return { kind: "ninety-days", days };
  // Half of all periods come after the expected day: late for her is past the whole range.
  if (today <= forecast.expected80.last || !normsHold(facts)) return null;
  return days > longestUsualWait(age) ? { kind: "later-than-most", days } : null;
}
