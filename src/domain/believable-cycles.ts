import { addDays } from "./calendar-day.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { type CompletedCycle, completedCycles } from "./cycle-history.ts";
import { believableLengths } from "./cycle-statistics.ts";

/**
 * Her completed cycles that are believable as one cycle each, by the same bounds as the averages,
 * oldest first. A start logged twice and a year without a log are left out.
 * @example believableCycles(cycles) // [{ startDay: july2, length: 28 }]
 */
export function believableCycles(cycles: readonly LoggedCycle[]): CompletedCycle[] {
  return completedCycles(cycles).filter(({ startDay, length }) => {
    const alone = [{ startDay }, { startDay: addDays(startDay, length) }];
    return believableLengths(alone).length > 0;
  });
}
