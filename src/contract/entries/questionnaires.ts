import * as z from "zod/mini";
import {
  highestAnswer,
  type QuestionnaireKind,
  questionnaireItems,
} from "#domain/questionnaires/questionnaire.ts";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import type { FieldProblem } from "../kernel/errors.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "../kernel/fields.ts";
import { oneOf, wholeNumberFrom } from "../kernel/scales.ts";

const questionnaireKinds = [
  "phq9",
  "gad7",
  "phq2",
  "gad2",
  "sleep",
] as const satisfies readonly QuestionnaireKind[];

/** 0 not at all, 1 several days, 2 more than half, 3 nearly every day; on sleep 0 no, 1 yes. */
const AnswerSchema = wholeNumberFrom(0, 3);

const fields = {
  kind: oneOf(questionnaireKinds),
  /** In the published order; on sleep: snoring, daytime sleepiness, pauses in breathing. */
  answers: z.array(AnswerSchema).check(z.maxLength(Math.max(...Object.values(questionnaireItems)))),
};

interface Answered {
  readonly kind: QuestionnaireKind;
  readonly answers: readonly number[];
}

const isWhole = ({ kind, answers }: Answered) =>
  answers.length === questionnaireItems[kind] &&
  answers.every((answer) => answer <= highestAnswer(kind));

const everyItem = z.refine<Answered>(isWhole, { path: ["answers"], ...refusal("wrong_value") });

/** A score needs an answer to every item. */
export function questionnaireProblems(questionnaire: Answered): readonly FieldProblem[] {
  return isWhole(questionnaire) ? [] : [{ field: "answers", code: "wrong_value" }];
}

const entry = z.object({ id: IdSchema, date: DaySchema, ...fields });

export const QuestionnaireSchema = entry.check(everyItem);
export type Questionnaire = z.infer<typeof QuestionnaireSchema>;

export const questionnaireEndpoints = {
  ...datedEndpoints({
    kind: "questionnaire",
    entry,
    saved: z.strictObject({ id: z.optional(IdSchema), date: DayOrInstantSchema, ...fields }),
    changed: z.strictObject({
      date: z.optional(DayOrInstantSchema),
      answers: z.optional(fields.answers),
    }),
    summaries: {
      list: "List questionnaires, newest first",
      save: "Save a questionnaire",
      change: "Change a questionnaire",
      remove: "Delete a questionnaire",
    },
  }),
  schema: QuestionnaireSchema,
};

/**
 * Lists the questionnaires, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","kind":"phq2","answers":[1,0],"revision":7}]
 */
export const listQuestionnaires = questionnaireEndpoints.list;

/**
 * Saves one questionnaire. With a client-generated `id` the request is idempotent. Errors: 412
 * `conflict`; 422 `invalid_input`: on `date` in the future; on `answers` without exactly one for
 * each item (9 of `phq9`, 7 of `gad7`, 2 of `phq2` and `gad2`, 3 of `sleep`, each 0 or 1).
 * @example POST {"date":"2026-11-20","kind":"gad7","answers":[0,1,0,2,0,0,1]} → 201 {"id":"…",…}
 */
export const saveQuestionnaire = questionnaireEndpoints.save;

/**
 * Changes the day or the answers; the kind stays. Errors: 404 `not_found`, 412 `conflict`, 422
 * `invalid_input` as for saving.
 * @example PATCH /api/questionnaires/… {"answers":[0,0]} → 200 {"id":"…",…}
 */
export const changeQuestionnaire = questionnaireEndpoints.change;

/**
 * Deletes a questionnaire. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/questionnaires/… → 204
 */
export const deleteQuestionnaire = questionnaireEndpoints.remove;
