import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { acts, type LifeStage } from "../../life/life-stage.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { knownStartDays } from "../cycle-history.ts";
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
  const start = knownStartDays({ cycles }).findLast((one) => one <= before);
  const isUnlogged = cycles.some(
    ({ startDay, missedLog, isExcluded }) =>
      startDay === start && (missedLog === "yes" || isExcluded === true),
  );
  return !isHeldBack && !isUnlogged;
}

/**
 * Returns whether a woman over 45 has had an unexplained year without bleeding, and no period
 * since unless the year came just before it: the forecast ends. Bleeding after it needs a check.
 * @example isAfterChange({ ...facts, age: 57 }, today) // true
 */
export function isAfterChange(facts: CycleFacts, today: CalendarDay): boolean {
  const start = knownStartDays(facts).at(-1);
  if (start === undefined || !isPastNorms(facts.age) || !hasOwnCycles(facts)) return false;
  const bled = [...bleedingDays(facts, today).keys()];
  return [start, ...bled.filter((day) => day > start), today].some((day) => {
    const last = bled.findLast((one) => one < day);
    return last !== undefined && isUnexplainedYear(facts, facts.stages, last, day);
  });
}
