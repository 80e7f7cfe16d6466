import type { CalendarDay } from "./calendar-day.ts";
import { type DueCheck, dueChecks } from "./care-checks.ts";
import { type CareSituation, type CareStep, careSteps, type StepKey } from "./care-steps.ts";

/** One step of her plan. `id` is what a tick is kept under. */
export interface PlannedStep extends Omit<CareStep, "key" | "applies"> {
  readonly key: StepKey | DueCheck["key"];
  readonly id: string;
}

/**
 * The steps that fit her: due checks first, then her conditions, then her goals; each once. A due
 * check carries the day it began, so that one she ticked returns when it becomes due anew.
 * @example carePlan({ ...situation, goals: ["eat-well"] }, today).map((step) => step.id) // ["add-beans-and-leaves"]
 */
export function carePlan(situation: CareSituation, today: CalendarDay): readonly PlannedStep[] {
  const checks = dueChecks(situation, today).map(({ key, since, evidence }) => ({
    key,
    id: `${key}-${since}`,
    part: "check" as const,
    evidence,
  }));
  const others = careSteps
    .filter((step) => step.applies(situation))
    .map(({ key, part, evidence }) => ({ key, id: key, part, evidence }));
  return [
    ...checks,
    ...others.filter(({ part }) => part === "condition"),
    ...others.filter(({ part }) => part === "goal"),
  ];
}
