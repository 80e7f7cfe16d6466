import type { CalendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "./life-stage.ts";

type EndedPregnancy = LifeStage & { readonly to: CalendarDay };

const isOver = (stage: LifeStage): stage is EndedPregnancy =>
  stage.kind === "pregnancy" && stage.to !== undefined;

/** `null` without one. @example lastEndedPregnancy(facts.stages)?.ending // "loss" */
export const lastEndedPregnancy = (stages: readonly LifeStage[] = []): EndedPregnancy | null =>
  stages
    .filter(isOver)
    .toSorted((one, other) => one.to.localeCompare(other.to))
    .at(-1) ?? null;

/** Cycles restart with the next period. @example lastPregnancyEnd(facts.stages) // "2026-03-04" */
export const lastPregnancyEnd = (stages?: readonly LifeStage[]): CalendarDay | null =>
  lastEndedPregnancy(stages)?.to ?? null;
