import * as z from "zod/mini";
import { DocumentLanguageSchema } from "../kernel/document-language.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { fileOf } from "../kernel/files.ts";
import { YesNoSchema } from "../kernel/scales.ts";

/** Days over which doses are counted, today included. */
export const LISTED_DAYS = 30;

/** What the list contains besides names, doses, schedules and days; all off by default. */
const ListChoicesSchema = z.strictObject({
  withName: z._default(YesNoSchema, false),
  withWhy: z._default(YesNoSchema, false),
  withSideEffects: z._default(YesNoSchema, false),
  withAdherence: z._default(YesNoSchema, false),
  withEnded: z._default(YesNoSchema, false),
  /** The document's language; English by default, whatever the app's language: decision 051. */
  language: z.optional(DocumentLanguageSchema),
});
export type MedicineListChoices = z.output<typeof ListChoicesSchema>;

/**
 * Returns the medicines and supplements for a doctor or pharmacist, as an A4 PDF tagged for screen
 * readers: a file `mwezi-medicines-<day>.pdf` of one or more pages. Nothing is stored.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while the account makes two other files.
 * @example POST {"withWhy":true} → 200 mwezi-medicines-2026-11-20.pdf
 */
export const makeMedicineList = endpoint({
  method: "POST",
  path: "/api/medicines/list",
  summary: "The list of medicines and supplements, as a PDF",
  request: { body: ListChoicesSchema },
  response: fileOf("application/pdf"),
  errors: ["too_many_attempts", "task_too_large"],
});
