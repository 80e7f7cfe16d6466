import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DaySchema } from "../kernel/fields.ts";
import { fileOf } from "../kernel/files.ts";
import { oneOf, YesNoSchema } from "../kernel/scales.ts";

/** How a clinic imports the file: reads it, files a document, or creates each entry on a server. */
export const bundleTypes = ["collection", "document", "transaction"] as const;
export type BundleType = (typeof bundleTypes)[number];

/** A format that exceeds a task's memory or time is 503 `task_too_large`. */

/**
 * Exports the log as a FHIR R4 Bundle (Patient, Condition, Observation, MedicationStatement,
 * DetectedIssue, DocumentReference) for a clinic's system: a file `mwezi-fhir-<day>.json`. LOINC
 * and ICD-10 codes where certain, otherwise Mwezi's own code system; UCUM units. Its type is
 * `collection`; or `document`, an International Patient Summary (IPS) without the diary, which
 * requires the name and a date of birth; or `transaction`, in which each entry asks a server to
 * store it under a stable id (PUT). It contains the name, the sex (female) and the date of birth
 * (which is not stored) only on request.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"type":"document","withName":true,"birthDate":"1994-03-02"} → 200 {"resourceType":"Bundle","type":"document","entry":[…]}
 */
export const exportFhir = endpoint({
  method: "POST",
  path: "/api/account/export/fhir",
  summary: "Export for a clinic's system (FHIR R4)",
  request: {
    body: z
      .strictObject({
        type: z._default(oneOf(bundleTypes), "collection"),
        withName: z._default(YesNoSchema, false),
        withGender: z._default(YesNoSchema, false),
        birthDate: z.optional(DaySchema),
      })
      .check(
        z.refine(({ type, withName }) => type !== "document" || withName, {
          ...refusal("required"),
          path: ["withName"],
        }),
        z.refine(({ type, birthDate }) => type !== "document" || birthDate !== undefined, {
          ...refusal("required"),
          path: ["birthDate"],
        }),
      ),
  },
  response: fileOf("application/fhir+json"),
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Exports a zip of spreadsheets, one CSV per kind of entry, named as in the JSON: a file
 * `mwezi-spreadsheets-<day>.zip`. UTF-8 with a byte order mark, CRLF, a column per field; a cell
 * that a spreadsheet would read as a formula starts with an apostrophe.
 * Errors: 429 `too_many_attempts` while the account makes two other files.
 * @example POST → 200 cycles.csv, symptoms.csv, …
 */
export const exportSpreadsheets = endpoint({
  method: "POST",
  path: "/api/account/export/csv",
  summary: "Export as spreadsheets (CSV)",
  request: {},
  response: fileOf("application/zip"),
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Exports an Excel workbook, one sheet per kind with entries, with typed days and numbers, and units
 * in the headings: a file `mwezi-<day>.xlsx`. Text is never a formula.
 * Errors: 429 `too_many_attempts` while the account makes two other files.
 * @example POST → 200 the sheets days, cycles, symptoms, …
 */
export const exportWorkbook = endpoint({
  method: "POST",
  path: "/api/account/export/xlsx",
  summary: "Export as a workbook (Excel)",
  request: {},
  response: fileOf("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Exports the likely next period and planned doses for a calendar (RFC 5545): a file
 * `mwezi-calendar-<day>.ics`. Identifiers are stable, so a later import moves the events. Every
 * title is just "Mwezi" unless `saysWhat`. Events are free time; a dose has an alarm, and with
 * `hasPeriodAlarm` the period has one on the day before its likely days.
 * Errors: 404 `not_found` when there is neither a forecast nor a medicine with set days;
 * 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"saysWhat":true} → 200 BEGIN:VCALENDAR…SUMMARY:Period likely…
 */
export const exportCalendar = endpoint({
  method: "POST",
  path: "/api/account/export/ics",
  summary: "Export the likely next period and the planned doses for a calendar",
  request: {
    body: z.strictObject({
      saysWhat: z._default(YesNoSchema, false),
      hasPeriodAlarm: z._default(YesNoSchema, false),
    }),
  },
  response: fileOf("text/calendar"),
  errors: ["not_found", "too_many_attempts", "task_too_large"],
});

/**
 * Exports everything for a full restore: a zip `mwezi-everything-<day>.zip` with
 * `mwezi-export.json` and each uploaded file as `files/<id>-<name>`. Includes photos of hair and
 * skin only with `withPhotos`; no other export has them.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"withPhotos":false} → 200 mwezi-export.json, files/6f0c…-lab.pdf
 */
export const exportEverything = endpoint({
  method: "POST",
  path: "/api/account/export/files",
  summary: "Export everything with the uploaded files",
  request: {
    body: z._default(z.strictObject({ withPhotos: z._default(YesNoSchema, false) }), {
      withPhotos: false,
    }),
  },
  response: fileOf("application/zip"),
  errors: ["too_many_attempts", "task_too_large"],
});
