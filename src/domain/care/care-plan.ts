import { type CareSituation, type CareStep, careSteps } from "./care-steps.ts";

export type PlannedStep = Omit<CareStep, "applies">;

/**
 * Returns the steps that apply, each once, conditions before goals; without concerns for a clinic.
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
