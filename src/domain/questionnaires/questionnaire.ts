import { sleepQuestions } from "./sleep-questions.ts";

/** The number of items of each published questionnaire, and of our own on sleep. */
export const questionnaireItems = {
  phq9: 9,
  gad7: 7,
  phq2: 2,
  gad2: 2,
  sleep: sleepQuestions.length,
} as const;

export type QuestionnaireKind = keyof typeof questionnaireItems;
/** Questionnaires with a published score. */
export type ScoredKind = Exclude<QuestionnaireKind, "sleep">;

/**
 * 0 (not at all) to 3 (nearly every day), no or yes for sleep.
 * @example highestAnswer("sleep") // 1
 */
export const highestAnswer = (kind: QuestionnaireKind): number => (kind === "sleep" ? 1 : 3);

/** Whether it has a published score. @example isScored({ kind: "sleep" }) // false */
export const isScored = <One extends { readonly kind: QuestionnaireKind }>(
  one: One,
): one is One & { readonly kind: ScoredKind } => one.kind !== "sleep";

interface Answered<Kind = QuestionnaireKind> {
  readonly kind: Kind;
  /** In the published order, 0–3 each. */
  readonly answers: readonly number[];
}

/** A published range of scores, both ends included. */
export interface ScoreBand {
  readonly name: "minimal" | "mild" | "moderate" | "moderately-severe" | "severe" | "few" | "more";
  readonly from: number;
  readonly to: number;
}

/**
 * PHQ-9: Kroenke 2001. GAD-7: Spitzer 2006. The two short ones were published with one line alone,
 * from 3: Kroenke 2003 and 2007.
 */
const bands: Readonly<Record<ScoredKind, readonly ScoreBand[]>> = {
  phq9: [
    { name: "minimal", from: 0, to: 4 },
    { name: "mild", from: 5, to: 9 },
    { name: "moderate", from: 10, to: 14 },
    { name: "moderately-severe", from: 15, to: 19 },
    { name: "severe", from: 20, to: 27 },
  ],
  gad7: [
    { name: "minimal", from: 0, to: 4 },
    { name: "mild", from: 5, to: 9 },
    { name: "moderate", from: 10, to: 14 },
    { name: "severe", from: 15, to: 21 },
  ],
  phq2: [
    { name: "few", from: 0, to: 2 },
    { name: "more", from: 3, to: 6 },
  ],
  gad2: [
    { name: "few", from: 0, to: 2 },
    { name: "more", from: 3, to: 6 },
  ],
};

/** The sum, as published. @example questionnaireScore({ answers: [1, 2] }) // 3 */
export function questionnaireScore({ answers }: Pick<Answered, "answers">): number {
  return answers.reduce((sum, answer) => sum + answer, 0);
}

/** @example highestScore("phq9") // 27 */
export const highestScore = (kind: QuestionnaireKind): number =>
  questionnaireItems[kind] * highestAnswer(kind);

/**
 * Returns the published range of a score; `null` for invalid answers.
 * @example scoreBand({ kind: "gad2", answers: [1, 2] }) // { name: "more", from: 3, to: 6 }
 */
export function scoreBand(answered: Answered<ScoredKind>): ScoreBand | null {
  const score = questionnaireScore(answered);
  return bands[answered.kind].find(({ from, to }) => score >= from && score <= to) ?? null;
}

/** Index of the PHQ-9's ninth item, about thoughts of death or self-harm. */
export const SELF_HARM_ITEM = 8;

/**
 * Returns whether item 9 has an answer other than "not at all"; the total doesn't matter.
 * @example saysSelfHarm({ kind: "phq9", answers: [0, 0, 0, 0, 0, 0, 0, 0, 1] }) // true
 */
export function saysSelfHarm({ kind, answers }: Answered): boolean {
  return kind === "phq9" && (answers[SELF_HARM_ITEM] ?? 0) > 0;
}
