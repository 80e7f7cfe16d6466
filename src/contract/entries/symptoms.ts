import * as z from "zod/mini";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { oneOf, TenScaleSchema } from "../kernel/scales.ts";

const SymptomTypeSchema = oneOf(symptomTypes);
export type SymptomType = z.infer<typeof SymptomTypeSchema>;

/**
 * One symptom of one day. Severity 0–10. An imported file may lack it: `assumedSeverity` is the
 * placeholder, and while `severity` equals it, the strength is unknown.
 */
export const SymptomSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  type: SymptomTypeSchema,
  severity: TenScaleSchema,
  assumedSeverity: z.optional(TenScaleSchema),
  notes: z.optional(NoteSchema),
});
export type Symptom = z.infer<typeof SymptomSchema>;

export const symptomEndpoints = datedEndpoints({
  kind: "symptom",
  entry: SymptomSchema,
  saved: z.strictObject({
    id: z.optional(IdSchema),
    date: DayOrInstantSchema,
    type: SymptomTypeSchema,
    severity: TenScaleSchema,
    notes: z.optional(NoteSchema),
  }),
  changed: z.strictObject({
    date: z.optional(DayOrInstantSchema),
    type: z.optional(SymptomTypeSchema),
    severity: z.optional(TenScaleSchema),
    notes: z.optional(NoteSchema),
  }),
  summaries: {
    list: "List symptoms, newest first",
    save: "Save a symptom",
    change: "Change a symptom",
    remove: "Delete a symptom",
  },
});

/**
 * Lists the symptoms, newest first.
 * @example GET ?from=2026-11-01 → 200 [{"id":"…","date":"2026-11-20","type":"cramps","severity":6,"revision":7}]
 */
export const listSymptoms = symptomEndpoints.list;

/**
 * Saves one symptom; a second one of the same day and type replaces the first under its id.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"date":"2026-11-20","type":"cramps","severity":6,"notes":""} → 201 {"id":"…",…}
 */
export const saveSymptom = symptomEndpoints.save;

/**
 * Changes a symptom. Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input`, on `date` or
 * `type` when that day has the type already.
 * @example PATCH /api/symptoms/… {"severity":4} → 200 {"id":"…",…}
 */
export const changeSymptom = symptomEndpoints.change;

/**
 * Deletes a symptom. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/symptoms/… → 204
 */
export const deleteSymptom = symptomEndpoints.remove;
