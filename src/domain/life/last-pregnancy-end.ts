import type { CalendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "./life-stage.ts";

/**
 * The last day of her latest pregnancy that is over; `null` without one. After it her cycles begin
 * anew.
 * @example lastPregnancyEnd(facts.stages) // "2026-03-04"
 */
export function lastPregnancyEnd(stages: readonly LifeStage[] = []): CalendarDay | null {
  const ends = stages.flatMap(({ kind, to }) =>
    kind === "pregnancy" && to !== undefined ? [to] : [],
  );
  return ends.sort().at(-1) ?? null;
}
