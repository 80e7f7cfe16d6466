import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { oneOf, TenScaleSchema } from "./scales.ts";

export const symptomTypes = [
  "acne_face",
  "acne_back",
  "excess_hair",
  "hair_thinning",
  "bloating",
  "pelvic_pain",
  "fatigue",
  "brain_fog",
  "cravings_sugar",
  "cravings_carbs",
  "cravings_salty",
  "constipation",
  "diarrhea",
  "cramps",
  "headaches",
  "back_pain",
  "insomnia",
  "breast_tenderness",
  "nausea",
  "mood_swings",
  "hot_flushes",
  "dizziness",
  "joint_pain",
  "pain_during_sex",
  "painful_bowel_movements",
] as const;
const SymptomTypeSchema = oneOf(symptomTypes);
export type SymptomType = z.infer<typeof SymptomTypeSchema>;

/** One symptom of one day. Severity 0–10. */
export const SymptomSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  type: SymptomTypeSchema,
  severity: TenScaleSchema,
  notes: z.optional(NoteSchema),
});
export type Symptom = z.infer<typeof SymptomSchema>;

/**
 * Her symptoms, newest first.
 * @example GET ?from=2026-11-01 → 200 [{"id":"…","date":"2026-11-20","type":"cramps","severity":6}]
 */
export const listSymptoms = endpoint({
  method: "GET",
  path: "/api/symptoms",
  summary: "List symptoms, newest first",
  request: { query: RangeSchema },
  response: z.array(SymptomSchema),
});

/**
 * Saves one symptom; a second one of the same day and type replaces the first and keeps its id.
 * Errors: 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"date":"2026-11-20","type":"cramps","severity":6,"notes":""} → 201 {"id":"…",…}
 */
export const saveSymptom = endpoint({
  method: "POST",
  path: "/api/symptoms",
  summary: "Save a symptom",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      date: DayOrInstantSchema,
      type: SymptomTypeSchema,
      severity: TenScaleSchema,
      notes: z.optional(NoteSchema),
    }),
  },
  response: SymptomSchema,
  status: 201,
});

/**
 * Changes a symptom.
 * Errors: 404 `not_found`; 422 `invalid_input`, on `date` or `type` when that day has the type already.
 * @example PATCH /api/symptoms/… {"severity":4} → 200 {"id":"…",…}
 */
export const changeSymptom = endpoint({
  method: "PATCH",
  path: "/api/symptoms/{id}",
  summary: "Change a symptom",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      date: z.optional(DayOrInstantSchema),
      type: z.optional(SymptomTypeSchema),
      severity: z.optional(TenScaleSchema),
      notes: z.optional(NoteSchema),
    }),
  },
  response: SymptomSchema,
});

/**
 * Deletes a symptom.
 * Errors: 404 `not_found`.
 * @example DELETE /api/symptoms/… → 204
 */
export const deleteSymptom = endpoint({
  method: "DELETE",
  path: "/api/symptoms/{id}",
  summary: "Delete a symptom",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
