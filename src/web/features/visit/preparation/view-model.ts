import { type VisitPart, type VisitReport, visitParts } from "#contract/visit/visit-report.ts";

export interface Choices {
  readonly include: readonly VisitPart[];
  readonly withName: boolean;
  readonly questions: readonly string[];
  readonly reason?: string | undefined;
}

export function chosenReport(
  whole: VisitReport,
  { include, withName, questions, reason }: Choices,
): VisitReport {
  const leftOut = visitParts.filter((part) => !include.includes(part));
  return {
    ...whole,
    questions: [...questions],
    reason: reason || null,
    name: withName ? whole.name : null,
    ...Object.fromEntries(leftOut.map((part) => [part, null])),
    leftOut,
  };
}

/** Report order, whatever the order of ticking. */
export function withPart(
  include: readonly VisitPart[],
  part: VisitPart,
  isIn: boolean,
): VisitPart[] {
  return visitParts.filter((other) => (other === part ? isIn : include.includes(other)));
}

export function moved(questions: readonly string[], index: number, by: -1 | 1): string[] {
  const [question, other] = [questions[index], questions[index + by]];
  if (question === undefined || other === undefined) return [...questions];
  return questions.with(index, other).with(index + by, question);
}

export type SuggestionKey = "mood" | "side-effects" | "tests" | "come-back";

/** Questions that no concern of the report asks. */
export function generalQuestions({ mood, medicines }: VisitReport): SuggestionKey[] {
  const rises = Object.values(mood?.timing ?? {}).some(
    ({ kind }) => kind === "may-follow-your-cycle",
  );
  const hasSideEffects = (medicines ?? []).some(({ sideEffects }) => sideEffects !== null);
  return [
    ...(rises ? (["mood"] as const) : []),
    ...(hasSideEffects ? (["side-effects"] as const) : []),
    ...(["tests", "come-back"] as const),
  ];
}
