import { addDays } from "../../days/calendar-day.ts";
import type { LoggedCycle } from "../cycle-facts.ts";
import { countedCycles } from "../cycle-history.ts";
import type { UsualChange } from "./norms-of-age.ts";

/**
 * Returns the latest ten cycles, those that differ so much from the one before, and the long ones.
 * @example changingCycles(facts.cycles, usual).long.length // 1
 */
export function changingCycles(cycles: readonly LoggedCycle[], usual: UsualChange) {
  // STRAW+10 looks for a second change within ten cycles.
  const latest = countedCycles(cycles).slice(-10);
  const differing = latest.filter(({ startDay, length }, place) => {
    const before = latest[place - 1];
    if (before === undefined || addDays(before.startDay, before.length) !== startDay) return false;
    return Math.abs(length - before.length) >= usual.differenceFrom;
  });
  return { latest, differing, long: latest.filter(({ length }) => length >= usual.gapFrom) };
}
