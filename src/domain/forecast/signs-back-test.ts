import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { observedCycles } from "../lengths/observed-cycles.ts";
import { forecastPeriod, forecastWithDays } from "./forecast-period.ts";

/** Mean distance from the likely day with and without the user's signs, in days. */
export interface SignsBackTest {
  readonly cycles: number;
  readonly withSigns: number;
  readonly without: number;
}

/** Days before the period on which each cycle is predicted again. */
const DAYS_BEFORE = 7;
const MOST_CYCLES = 8;
const FEWEST_CYCLES = 3;

const asOf = (facts: CycleFacts, day: CalendarDay): CycleFacts => ({
  ...facts,
  cycles: facts.cycles.filter(({ startDay }) => startDay <= day),
  signs: facts.signs?.filter((signs) => signs.day <= day),
  flows: facts.flows?.filter((flow) => flow.day <= day),
});

function errorOf(facts: CycleFacts, today: CalendarDay, actual: CalendarDay): number | null {
  const forecast = forecastWithDays(forecastPeriod(facts, today));
  return forecast && Math.abs(daysBetween(forecast.likelyDay, actual));
}

/**
 * Tests the forecast on the latest completed cycles with signs, eight at most, each predicted a
 * week before its end from what was known then; `null` with fewer than three.
 * @example signsBackTest(facts) // { cycles: 6, withSigns: 1.2, without: 2.3 }
 */
export function signsBackTest(facts: CycleFacts): SignsBackTest | null {
  const errors = observedCycles(facts)
    .filter(({ missedLog }) => missedLog !== "yes")
    .slice(1)
    .map(({ startDay, length }) => {
      const end = addDays(startDay, length);
      return { startDay, end, today: addDays(end, -DAYS_BEFORE) };
    })
    .filter(({ startDay, today }) =>
      facts.signs?.some(({ day }) => day >= startDay && day <= today),
    )
    .slice(-MOST_CYCLES)
    .flatMap(({ end, today }) => {
      const known = asOf(facts, today);
      const withSigns = errorOf(known, today, end);
      const without = errorOf({ ...known, signs: [] }, today, end);
      return withSigns === null || without === null ? [] : [{ withSigns, without }];
    });
  if (errors.length < FEWEST_CYCLES) return null;
  const mean = (way: "withSigns" | "without") =>
    errors.reduce((sum, error) => sum + error[way], 0) / errors.length;
  return { cycles: errors.length, withSigns: mean("withSigns"), without: mean("without") };
}
