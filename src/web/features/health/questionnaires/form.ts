import {
  questionnaireItems,
  questionnaireScore,
  type ScoredKind,
  SELF_HARM_ITEM,
} from "#domain/questionnaires/questionnaire.ts";
import {
  type QuestionnaireSubject,
  questionnaireKinds,
} from "#domain/questionnaires/questionnaire-text.ts";
import { type SleepQuestion, sleepQuestions } from "#domain/questionnaires/sleep-questions.ts";

/** What she has tapped so far; an item left out is not answered. */
export interface AnswerDraft {
  readonly answers: Readonly<Record<number, number>>;
  /** All items are asked, not the first two alone. */
  readonly isLong: boolean;
}

export const emptyDraft: AnswerDraft = { answers: {}, isLong: false };

/** A form answered whole. */
export interface Answered {
  readonly kind: ScoredKind;
  readonly answers: readonly number[];
}

const kindOf = (subject: QuestionnaireSubject, { isLong }: AnswerDraft) =>
  questionnaireKinds[subject][isLong ? "long" : "short"];

/** The form with what she tapped; `null` while an item has no answer. */
export function answeredIn(subject: QuestionnaireSubject, draft: AnswerDraft): Answered | null {
  const kind = kindOf(subject, draft);
  const answers = Array.from(
    { length: questionnaireItems[kind] },
    (_, item) => draft.answers[item],
  );
  return answers.every((answer) => answer !== undefined) ? { kind, answers } : null;
}

/** The items without an answer, counted from 0. */
export function openItems(subject: QuestionnaireSubject, draft: AnswerDraft): readonly number[] {
  const count = questionnaireItems[kindOf(subject, draft)];
  return Array.from({ length: count }, (_, item) => item).filter(
    (item) => draft.answers[item] === undefined,
  );
}

/** From here the short form was published as a reason to ask the rest. */
const ASK_THE_REST_FROM = 3;

/** Whether the short form, answered whole, calls for the long one. */
export function callsForLong(subject: QuestionnaireSubject, draft: AnswerDraft): boolean {
  const answered = draft.isLong ? null : answeredIn(subject, draft);
  return answered !== null && questionnaireScore(answered) >= ASK_THE_REST_FROM;
}

/** What she answered about her sleep so far. */
export type SleepDraft = Readonly<Partial<Record<SleepQuestion, "yes" | "no">>>;

export const emptySleepDraft: SleepDraft = {};

/** The answers in their order, 1 for yes and 0 for no; `null` while one is missing. */
export function sleepAnswersIn(draft: SleepDraft): readonly number[] | null {
  if (sleepQuestions.some((question) => draft[question] === undefined)) return null;
  return sleepQuestions.map((question) => (draft[question] === "yes" ? 1 : 0));
}

/** Whether this answer opens the crisis panel at once, before the rest. */
export const opensCrisis = (subject: QuestionnaireSubject, item: number, answer: number): boolean =>
  subject === "mood" && item === SELF_HARM_ITEM && answer > 0;
