import * as z from "zod/mini";
import { DocumentLanguageSchema } from "../kernel/document-language.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DaySchema, IdSchema, limited, NameSchema, oneLineCheck } from "../kernel/fields.ts";
import { fileOf } from "../kernel/files.ts";
import { oneLine } from "../kernel/one-line.ts";
import { oneOf, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";
import { VisitReportSchema, visitMonths, visitParts } from "./visit-report.ts";

export const QUESTIONS_MAX = 10;
export const QUESTION_LENGTH_MAX = 200;
/** Fits a chat message. */
export const VISIT_TEXT_MAX = 1500;

const MonthsSchema = z.literal(visitMonths);

const IncludeSchema = z.array(oneOf(visitParts)).check(z.maxLength(visitParts.length));

/** Fits one line of the page. */
export const REASON_LENGTH_MAX = 90;

const ReasonSchema = limited(5 * REASON_LENGTH_MAX).check(
  z.trim(),
  z.maxLength(REASON_LENGTH_MAX),
  oneLineCheck,
);

const QuestionsSchema = z.array(oneLine(QUESTION_LENGTH_MAX)).check(z.maxLength(QUESTIONS_MAX));

export const TRIED_MAX = 12;

/** A user-defined change by name and first day, or a medicine; in the report if ticked. */
const MarkedSchema = z
  .array(
    z.strictObject({
      medicineId: z.optional(IdSchema),
      name: z.optional(NameSchema),
      from: z.optional(DaySchema),
      isOnPage: YesNoSchema,
    }),
  )
  .check(z.maxLength(TRIED_MAX));

/** The reason for the visit, the questions by importance, and the last choices. */
export const VisitPlanSchema = z.object({
  tried: z.optional(MarkedSchema),
  reason: z.optional(ReasonSchema),
  questions: QuestionsSchema,
  months: MonthsSchema,
  include: IncludeSchema,
  /** The parts that existed when the user last chose. */
  choices: z.optional(IncludeSchema),
});
export type VisitPlan = z.infer<typeof VisitPlanSchema>;

const RevisedVisitPlanSchema = revised(VisitPlanSchema);
export type RevisedVisitPlan = z.infer<typeof RevisedVisitPlanSchema>;

/** The name is never stored as a choice: it is ticked for each report. */
export const visitOptionsSchema = z.strictObject({
  months: MonthsSchema,
  include: IncludeSchema,
  withName: z.optional(YesNoSchema),
  /** The language of PDF and text; English by default, whatever the app's: decision 051. */
  language: z.optional(DocumentLanguageSchema),
  /** Adds pages with every table; JSON and text are unaffected. */
  detailed: z.optional(YesNoSchema),
});
export type VisitOptions = z.output<typeof visitOptionsSchema>;

/**
 * Returns the questions and last choices; by default no question, 6 months and every part.
 * @example GET → 200 {"questions":["Could my thyroid be checked?"],"months":6,"include":["cycles",…]}
 */
export const getVisitPlan = endpoint({
  method: "GET",
  path: entryKinds.visitPlan.path,
  summary: "The questions for the visit and the last choices",
  request: {},
  response: RevisedVisitPlanSchema,
});

/**
 * Changes the fields sent and leaves the others; a list replaces the whole list.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `questions` beyond 10 or one longer than 200
 * characters, on `reason` longer than 90.
 * @example PATCH {"questions":["Could my thyroid be checked?"]} → 200 {"questions":[…],"months":6,…}
 */
export const changeVisitPlan = endpoint({
  method: "PATCH",
  path: entryKinds.visitPlan.path,
  summary: "Change the questions or choices for the visit",
  request: {
    body: z.strictObject({
      tried: z.optional(MarkedSchema),
      reason: z.optional(ReasonSchema),
      questions: z.optional(QuestionsSchema),
      months: z.optional(MonthsSchema),
      include: z.optional(IncludeSchema),
    }),
  },
  response: RevisedVisitPlanSchema,
  entry: RevisedVisitPlanSchema,
});

/**
 * Returns the report as figures and keys, up to today. Nothing is stored.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"months":6,"include":["cycles","labs"]} → 200 {"period":{"months":6,…},"cycles":{…},…}
 */
export const makeVisitReport = endpoint({
  method: "POST",
  path: "/api/visit/report",
  summary: "The report for a doctor's visit, as figures",
  request: { body: visitOptionsSchema },
  response: VisitReportSchema,
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Returns the report as an A4 PDF tagged for screen readers: one page, plus the tables with
 * `detailed`.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"months":6,"include":["cycles"],"withName":true} → 200 mwezi-visit-2026-11-20.pdf
 */
export const makeVisitPdf = endpoint({
  method: "POST",
  path: "/api/visit/pdf",
  summary: "The report for a doctor's visit, as a PDF",
  request: { body: visitOptionsSchema },
  response: fileOf("application/pdf"),
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Returns the report as plain text of at most 1,500 characters, for a message.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"months":3,"include":["cycles","questions"]} → 200 {"text":"Cycle report, …"}
 */
export const makeVisitText = endpoint({
  method: "POST",
  path: "/api/visit/text",
  summary: "The report for a doctor's visit, as plain text",
  request: { body: visitOptionsSchema },
  response: z.object({ text: z.string() }),
  errors: ["too_many_attempts", "task_too_large"],
});
