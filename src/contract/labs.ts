import * as z from "zod/mini";
import { labTests } from "#domain/lab-tests.ts";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NameSchema, NoteSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { numberFrom, oneOf } from "./scales.ts";

export const labComparators = ["<", ">"] as const;

const UnitSchema = NoteSchema.check(z.trim(), z.minLength(1), z.maxLength(40));

const ValueSchema = numberFrom(0, 1_000_000);

const fields = {
  test: oneOf(labTests),
  /** The name of a test of her own; only with `test: "other"`. */
  name: z.optional(NameSchema),
  value: ValueSchema,
  /** The laboratory writes "<0.5" when it could not measure so little. */
  comparator: z.optional(oneOf(labComparators)),
  /** As typed, and kept so: one of the test's units, or any for a test of her own. */
  unit: UnitSchema,
  /** The laboratory's own usual range, in the same unit. */
  rangeLow: z.optional(ValueSchema),
  rangeHigh: z.optional(ValueSchema),
  laboratory: z.optional(NameSchema),
  notes: z.optional(NoteSchema),
};

/** One result of one blood draw, in the unit on the report. */
export const LabResultSchema = z.object({ id: IdSchema, date: DaySchema, ...fields });
export type LabResult = z.infer<typeof LabResultSchema>;

/**
 * Her results, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","test":"testosterone","value":1.4,"unit":"nmol/L"}]
 */
export const listLabResults = endpoint({
  method: "GET",
  path: "/api/labs",
  summary: "List laboratory results, newest first",
  request: { query: RangeSchema },
  response: z.array(LabResultSchema),
});

/**
 * Saves one result. With an `id` of her own, sending it twice saves it once.
 * Errors: 422 `invalid_input`: on `date` in the future; on `unit` when the test has no such unit;
 * on `name` when a test of her own has none; on `rangeHigh` below `rangeLow`; on `value` when it
 * cannot be one in that unit.
 * @example POST {"date":"2026-11-20","test":"hba1c","value":5.4,"unit":"%"} → 201 {"id":"…",…}
 */
export const saveLabResult = endpoint({
  method: "POST",
  path: "/api/labs",
  summary: "Save a laboratory result",
  request: {
    body: z.strictObject({ id: z.optional(IdSchema), date: DayOrInstantSchema, ...fields }),
  },
  response: LabResultSchema,
  status: 201,
});

const mayBeTakenOut = <Field extends z.ZodMiniOptional>(field: Field) =>
  z.optional(z.nullable(field));

/**
 * Changes a result: what is left out stays, `null` takes a field out.
 * Errors: 404 `not_found`, 422 `invalid_input` as for saving.
 * @example PATCH /api/labs/… {"value":1.6,"rangeHigh":null} → 200 {"id":"…",…}
 */
export const changeLabResult = endpoint({
  method: "PATCH",
  path: "/api/labs/{id}",
  summary: "Change a laboratory result",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      date: z.optional(DayOrInstantSchema),
      test: z.optional(fields.test),
      value: z.optional(fields.value),
      unit: z.optional(fields.unit),
      name: mayBeTakenOut(fields.name),
      comparator: mayBeTakenOut(fields.comparator),
      rangeLow: mayBeTakenOut(fields.rangeLow),
      rangeHigh: mayBeTakenOut(fields.rangeHigh),
      laboratory: mayBeTakenOut(fields.laboratory),
      notes: mayBeTakenOut(fields.notes),
    }),
  },
  response: LabResultSchema,
});

/**
 * Deletes a result.
 * Errors: 404 `not_found`.
 * @example DELETE /api/labs/… → 204
 */
export const deleteLabResult = endpoint({
  method: "DELETE",
  path: "/api/labs/{id}",
  summary: "Delete a laboratory result",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
