/** The forms her data can take; the report for the doctor is made on a page of its own. */
export const exportForms = [
  "json",
  "everything",
  "spreadsheets",
  "report",
  "fhir",
  "calendar",
] as const;
export type ExportForm = (typeof exportForms)[number];

/** What is asked for: a file, and how much it may say. */
export interface ExportChoice {
  readonly form: Exclude<ExportForm, "report">;
  /** A clinic's file carries her name. */
  readonly withName: boolean;
  /** A calendar's titles say what they are for. */
  readonly saysWhat: boolean;
}
