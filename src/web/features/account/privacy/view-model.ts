import type { BundleType } from "#contract/account/exports.ts";

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

/** The kind of a clinic's file, and how much it says of who she is. */
export interface ClinicChoice {
  readonly type: BundleType;
  readonly withName: boolean;
  readonly withGender: boolean;
  /** As typed, for this file alone; `null` where it is to say none. */
  readonly birthDate: string | null;
}

/** What the events of a calendar file say and do. */
export interface CalendarChoice {
  /** Titles say what they are for. */
  readonly saysWhat: boolean;
  /** The period has an alarm on the day before its likely days. */
  readonly hasPeriodAlarm: boolean;
}

/** What is asked for: a file, and how much it may say. */
export interface ExportChoice {
  readonly form: Exclude<ExportForm, "report">;
  /** Photos of hair and skin go into the zip of everything. */
  readonly withPhotos: boolean;
  readonly clinic: ClinicChoice;
  readonly calendar: CalendarChoice;
}
