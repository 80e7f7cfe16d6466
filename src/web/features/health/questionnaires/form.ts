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

export interface AnswerDraft {
  readonly answers: Readonly<Record<number, number>>;
  readonly isLong: boolean;
}

export const emptyDraft: AnswerDraft = { answers: {}, isLong: false };

export interface Answered {
  readonly kind: ScoredKind;
  readonly answers: readonly number[];
}

const kindOf = (subject: QuestionnaireSubject, { isLong }: AnswerDraft) =>
  questionnaireKinds[subject][isLong ? "long" : "short"];

export function answeredIn(subject: QuestionnaireSubject, draft: AnswerDraft): Answered | null {
  const kind = kindOf(subject, draft);
  const answers = Array.from(
    { length: questionnaireItems[kind] },
    (_, item) => draft.answers[item],
  );
  return answers.every((answer) => answer !== undefined) ? { kind, answers } : null;
}

export function openItems(subject: QuestionnaireSubject, draft: AnswerDraft): readonly number[] {
  const count = questionnaireItems[kindOf(subject, draft)];
  return Array.from({ length: count }, (_, item) => item).filter(
    (item) => draft.answers[item] === undefined,
  );
}

/** Published cut-off of the short form. */
const ASK_THE_REST_FROM = 3;

export function callsForLong(subject: QuestionnaireSubject, draft: AnswerDraft): boolean {
  const answered = draft.isLong ? null : answeredIn(subject, draft);
  return answered !== null && questionnaireScore(answered) >= ASK_THE_REST_FROM;
}

export type SleepDraft = Readonly<Partial<Record<SleepQuestion, "yes" | "no">>>;

export const emptySleepDraft: SleepDraft = {};

export function sleepAnswersIn(draft: SleepDraft): readonly number[] | null {
  if (sleepQuestions.some((question) => draft[question] === undefined)) return null;
  return sleepQuestions.map((question) => (draft[question] === "yes" ? 1 : 0));
}

export const opensCrisis = (subject: QuestionnaireSubject, item: number, answer: number): boolean =>
  subject === "mood" && item === SELF_HARM_ITEM && answer > 0;
