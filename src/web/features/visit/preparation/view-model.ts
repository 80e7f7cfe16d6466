import { QUESTIONS_MAX } from "#contract/visit/visit.ts";
import { type VisitPart, type VisitReport, visitParts } from "#contract/visit/visit-report.ts";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";

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

export type SuggestionKey =
  | "no-period"
  | "cycles"
  | "bleeding"
  | "pain"
  | "blood-pressure"
  | "mood"
  | "side-effects"
  | "tests"
  | "come-back";

const MOST_SUGGESTED = 4;

const questionOf: Readonly<Partial<Record<ConcernKey, SuggestionKey>>> = {
  "no-period": "no-period",
  "long-gap": "cycles",
  "cycle-length": "cycles",
  "bleed-heavy": "bleeding",
  "heavy-or-long-bleeding": "bleeding",
  "bleed-long": "bleeding",
  "open-period": "bleeding",
  "bleed-heavy-cycle": "bleeding",
  "bleed-between": "bleeding",
  "bleed-after-sex": "bleeding",
  "bleed-after-menopause": "bleeding",
  perimenopause: "bleeding",
  "severe-pain": "pain",
  "pain-strong": "pain",
  "bp-180": "blood-pressure",
  "bp-preg": "blood-pressure",
  "bp-high": "blood-pressure",
};

export function suggestions(
  { flags, mood, medicines, forecast }: VisitReport,
  asked: number,
): SuggestionKey[] {
  if (asked >= QUESTIONS_MAX) return [];
  const rises = Object.values(mood?.timing ?? {}).some(
    ({ kind }) => kind === "may-follow-your-cycle",
  );
  const keys: readonly (SuggestionKey | false | undefined)[] = [
    ...(flags?.concerns ?? []).map(({ key }) => questionOf[key]),
    rises && "mood",
    (medicines ?? []).some(({ sideEffects }) => sideEffects !== null) && "side-effects",
    // This question asks on which cycle day to do the tests.
    forecast?.kind !== "paused" && "tests",
    "come-back",
  ];
  const named = keys.filter((key) => key !== false && key !== undefined);
  return [...new Set(named)].slice(0, MOST_SUGGESTED);
}
