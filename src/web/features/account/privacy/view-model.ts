import type { BundleType } from "#contract/account/exports.ts";

export const exportForms = [
  "json",
  "everything",
  "workbook",
  "spreadsheets",
  "report",
  "fhir",
  "calendar",
] as const;
export type ExportForm = (typeof exportForms)[number];

export interface ClinicChoice {
  readonly type: BundleType;
  readonly withName: boolean;
  readonly withGender: boolean;
  readonly birthDate: string | null;
}

/** A patient summary needs name and date of birth; another file leaves them out again. */
export const withType = (choice: ClinicChoice, type: BundleType): ClinicChoice =>
  type === choice.type
    ? choice
    : {
        ...choice,
        type,
        withName: type === "document",
        birthDate: type === "document" ? "" : null,
      };

export interface CalendarChoice {
  readonly saysWhat: boolean;
  readonly hasPeriodAlarm: boolean;
}

export interface ExportChoice {
  readonly form: Exclude<ExportForm, "report">;
  readonly withPhotos: boolean;
  readonly clinic: ClinicChoice;
  readonly calendar: CalendarChoice;
}
