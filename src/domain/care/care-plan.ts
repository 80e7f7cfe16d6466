import { type CareSituation, type CareStep, careSteps } from "./care-steps.ts";

/** One step of her plan; its key is what a tick is kept under. */
export type PlannedStep = Omit<CareStep, "applies">;

/**
 * The steps that fit her: her conditions first, then her goals; each once. What a clinic should see
 * stands above them as her concerns.
 * @example carePlan({ ...situation, goals: ["eat-well"] }).map((step) => step.key) // ["add-beans-and-leaves"]
 */
export function carePlan(situation: CareSituation): readonly PlannedStep[] {
  const steps = careSteps
    .filter((step) => step.applies(situation))
    .map(({ key, part, evidence }) => ({ key, part, evidence }));
  return [
    ...steps.filter(({ part }) => part === "condition"),
    ...steps.filter(({ part }) => part === "goal"),
  ];
}
