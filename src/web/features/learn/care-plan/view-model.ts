import type { EvidenceGrade } from "#domain/basics/evidence.ts";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import type { Grade } from "#web/articles/grades.ts";

const gradeByLetter: Readonly<Record<EvidenceGrade, Grade>> = {
  A: "strong",
  B: "some",
  C: "little",
};

export interface StepRow {
  readonly step: PlannedStep;
  readonly grade: Grade;
  readonly isDone: boolean;
}

interface PlanView {
  readonly parts: readonly {
    readonly part: PlannedStep["part"];
    readonly steps: readonly StepRow[];
  }[];
  readonly done: number;
  readonly total: number;
}

export type PendingTicks = Readonly<Record<string, boolean>>;

export function planView(
  steps: readonly PlannedStep[],
  ticked: readonly string[],
  pending: PendingTicks,
): PlanView {
  const rows = steps.map((step) => ({
    step,
    grade: gradeByLetter[step.evidence.grade],
    isDone: pending[step.key] ?? ticked.includes(step.key),
  }));
  const parts = (["condition", "goal"] as const)
    .map((part) => ({ part, steps: rows.filter(({ step }) => step.part === part) }))
    .filter((part) => part.steps.length > 0);
  return { parts, done: rows.filter(({ isDone }) => isDone).length, total: rows.length };
}
