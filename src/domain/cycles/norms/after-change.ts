import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { acts, type LifeStage } from "../../life/life-stage.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { annotatedCycles, knownStartDays } from "../cycle-history.ts";
import { bleedingDays } from "../periods/bleeding-days.ts";
import { actsOnCycles } from "./natural-cycles.ts";
import { hasOwnCycles, isPastNorms } from "./usual-cycle.ts";

/** Days without bleeding that mark menopause (STRAW+10, Harlow et al. 2012). */
export const YEAR_WITHOUT = 365;

/**
 * Returns whether a year or more passed between two days of bleeding without an explanation: no
 * pregnancy, breastfeeding, hormones or unlogged period.
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
    (stage) => actsOnCycles(stage) && acts(stage, before, day),
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
 * Returns whether a woman over 45 bled after an unexplained year without and no period followed.
 * Such bleeding needs a check, and no period is predicted from it.
 * @example hasBledAfterChange({ ...facts, age: 57 }, today) // true
 */
export function hasBledAfterChange(facts: CycleFacts, today: CalendarDay): boolean {
  const [previous, start] = knownStartDays(facts).slice(-2);
  if (previous === undefined || start === undefined || !mayBeAfter(facts)) return false;
  // Checked first because it is cheap and there are many days of bleeding.
  if (daysBetween(previous, start) < YEAR_WITHOUT) return false;
  return isYearAfterBleeding(facts, start, today);
}

/**
 * Whether a woman over 45 has had an unexplained year without a period: the forecast ends for good.
 * @example hasWaitedAYear({ ...facts, age: 57 }, today) // true
 */
export function hasWaitedAYear(facts: CycleFacts, today: CalendarDay): boolean {
  const start = knownStartDays(facts).at(-1);
  if (start === undefined || !mayBeAfter(facts)) return false;
  if (daysBetween(start, today) < YEAR_WITHOUT) return false;
  const days = [...bleedingDays(facts, today).keys()].filter((day) => day > start);
  return [...days, today].some((day) => isYearAfterBleeding(facts, day, today));
}

/** Whether she is over 45, without hormones or breastfeeding today. */
const mayBeAfter = (facts: CycleFacts) => isPastNorms(facts.age) && hasOwnCycles(facts);

function isYearAfterBleeding(facts: CycleFacts, day: CalendarDay, today: CalendarDay): boolean {
  const last = [...bleedingDays(facts, today).keys()].findLast((one) => one < day);
  return last !== undefined && isUnexplainedYear(facts, facts.stages, last, day);
}
