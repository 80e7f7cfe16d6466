import * as z from "zod/mini";
import { DocumentLanguageSchema } from "../kernel/document-language.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { FileSchema } from "../kernel/files.ts";
import { YesNoSchema } from "../kernel/scales.ts";

/** How far back a list counts doses, today included. */
export const LISTED_DAYS = 30;

/** What she puts on the list besides names, doses, schedules and days: nothing that she did not tick. */
const ListChoicesSchema = z.strictObject({
  withName: z._default(YesNoSchema, false),
  /** What each is for. */
  withWhy: z._default(YesNoSchema, false),
  withSideEffects: z._default(YesNoSchema, false),
  /** How many doses she took of those due in the last 30 days. */
  withAdherence: z._default(YesNoSchema, false),
  withEnded: z._default(YesNoSchema, false),
  /** What it is written in; English without it, whatever she reads: decision 051. */
  language: z.optional(DocumentLanguageSchema),
});
export type MedicineListChoices = z.output<typeof ListChoicesSchema>;

/**
 * Her medicines and supplements for a doctor or pharmacist, as an A4 PDF tagged for screen readers:
 * a file `mwezi-medicines-<day>.pdf`, on as many pages as it takes. Nothing is stored.
 * Errors: 422 `invalid_input`; 429 `too_many_attempts` while two files of hers are being made.
 * @example POST {"withWhy":true} → 200 mwezi-medicines-2026-11-20.pdf
 */
export const makeMedicineList = endpoint({
  method: "POST",
  path: "/api/medicines/list",
  summary: "The list of medicines and supplements, as a PDF",
  request: { body: ListChoicesSchema },
  response: FileSchema,
  errors: ["too_many_attempts", "task_too_large"],
});
