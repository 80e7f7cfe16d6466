import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { acts, type LifeStage } from "../life/life-stage.ts";
import { bleedingDays } from "./bleeding-days.ts";
import { contraceptiveEffect } from "./contraceptive-effect.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { annotatedCycles, knownStartDays } from "./cycle-history.ts";
import { hasOwnCycles, isPastNorms } from "./usual-cycle.ts";

/** Days without bleeding after which the change is behind her (STRAW+10, Harlow et al. 2012). */
export const YEAR_WITHOUT = 365;

/**
 * Whether she went a year or more from one day of bleeding to the next, and nothing she told
 * explains it: no pregnancy, breastfeeding or hormones, no period that went unlogged.
 * @example isUnexplainedYear(facts, facts.stages, calendarDay("2024-12-20"), calendarDay("2026-11-17")) // true
 */
export function isUnexplainedYear(
  { cycles }: Pick<CycleFacts, "cycles">,
  stages: readonly LifeStage[] | undefined,
  before: CalendarDay,
  day: CalendarDay,
): boolean {
  if (daysBetween(before, day) < YEAR_WITHOUT) return false;
  const isHeldBack = (stages ?? []).some(
    (stage) =>
      (stage.kind !== "contraception" || contraceptiveEffect(stage.method, stage.iud) !== "none") &&
      acts(stage, before, day),
  );
  const isUnlogged = annotatedCycles(cycles).some(
    ({ startDay, length, missedLog, isExcluded }) =>
      startDay <= before &&
      addDays(startDay, length) > before &&
      (missedLog === "yes" || isExcluded),
  );
  return !isHeldBack && !isUnlogged;
}

/**
 * Whether she has bled, over 45, after an unexplained year without, and no period has followed: that
 * is bleeding to be looked at, and no period that the next could be counted from.
 * @example hasBledAfterChange({ ...facts, age: 57 }, today) // true
 */
export function hasBledAfterChange(facts: CycleFacts, today: CalendarDay): boolean {
  const [previous, start] = knownStartDays(facts).slice(-2);
  if (previous === undefined || start === undefined || !mayBeAfter(facts)) return false;
  // Asked first, as the days she bled are many.
  if (daysBetween(previous, start) < YEAR_WITHOUT) return false;
  return isYearAfterBleeding(facts, start, today);
}

/**
 * Whether she has not bled, over 45, for an unexplained year: no next period is foretold any more.
 * @example hasWaitedAYear({ ...facts, age: 57 }, today) // true
 */
export function hasWaitedAYear(facts: CycleFacts, today: CalendarDay): boolean {
  const start = knownStartDays(facts).at(-1);
  if (start === undefined || !mayBeAfter(facts)) return false;
  return daysBetween(start, today) >= YEAR_WITHOUT && isYearAfterBleeding(facts, today, today);
}

/** Over 45, and neither hormones nor breastfeeding keep her periods away today. */
const mayBeAfter = (facts: CycleFacts) => isPastNorms(facts.age) && hasOwnCycles(facts);

/** Whether the last day she bled before `day` is an unexplained year before it. */
function isYearAfterBleeding(facts: CycleFacts, day: CalendarDay, today: CalendarDay): boolean {
  const last = [...bleedingDays(facts, today).keys()].findLast((one) => one < day);
  return last !== undefined && isUnexplainedYear(facts, facts.stages, last, day);
}
