import type { CalendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "./life-stage.ts";

/** A pregnancy that is over. */
type EndedPregnancy = LifeStage & { readonly to: CalendarDay };

const isOver = (stage: LifeStage): stage is EndedPregnancy =>
  stage.kind === "pregnancy" && stage.to !== undefined;

/**
 * Her latest pregnancy that is over, with its last day and how it ended; `null` without one.
 * @example lastEndedPregnancy(facts.stages)?.ending // "loss"
 */
export const lastEndedPregnancy = (stages: readonly LifeStage[] = []): EndedPregnancy | null =>
  stages
    .filter(isOver)
    .toSorted((one, other) => one.to.localeCompare(other.to))
    .at(-1) ?? null;

/**
 * The last day of her latest pregnancy that is over; `null` without one. Her cycles begin again
 * with the next period.
 * @example lastPregnancyEnd(facts.stages) // "2026-03-04"
 */
export const lastPregnancyEnd = (stages?: readonly LifeStage[]): CalendarDay | null =>
  lastEndedPregnancy(stages)?.to ?? null;
