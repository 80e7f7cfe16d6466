import * as z from "zod/mini";
import { labTests } from "#domain/labs/lab-tests.ts";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import {
  DayOrInstantSchema,
  DaySchema,
  IdSchema,
  NameSchema,
  NoteSchema,
} from "../kernel/fields.ts";
import { numberFrom, oneOf, removable } from "../kernel/scales.ts";

export const labComparators = ["<", ">"] as const;

const UnitSchema = NoteSchema.check(z.trim(), z.minLength(1), z.maxLength(40));

const ValueSchema = numberFrom(0, 1_000_000);

const fields = {
  test: oneOf(labTests),
  /** The name of a custom test; only with `test: "other"`. */
  name: z.optional(NameSchema),
  value: ValueSchema,
  /** "<0.5" means below the laboratory's detection limit. */
  comparator: z.optional(oneOf(labComparators)),
  /** Stored as entered: one of the test's units, or any for a custom test. */
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

export const labResultEndpoints = datedEndpoints({
  kind: "labResult",
  entry: LabResultSchema,
  saved: z.strictObject({ id: z.optional(IdSchema), date: DayOrInstantSchema, ...fields }),
  changed: z.strictObject({
    date: z.optional(DayOrInstantSchema),
    test: z.optional(fields.test),
    value: z.optional(fields.value),
    unit: z.optional(fields.unit),
    name: removable(fields.name),
    comparator: removable(fields.comparator),
    rangeLow: removable(fields.rangeLow),
    rangeHigh: removable(fields.rangeHigh),
    laboratory: removable(fields.laboratory),
    notes: removable(fields.notes),
  }),
  summaries: {
    list: "List laboratory results, newest first",
    save: "Save a laboratory result",
    change: "Change a laboratory result",
    remove: "Delete a laboratory result",
  },
});

/**
 * Lists the results, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","test":"testosterone","value":1.4,"unit":"nmol/L","revision":7}]
 */
export const listLabResults = labResultEndpoints.list;

/**
 * Saves one result. With a client-generated `id` the request is idempotent.
 * Errors: 412 `conflict`; 422 `invalid_input`: on `date` in the future; on `unit` when the test has
 * no such unit; on `name` when a custom test has none; on `rangeHigh` below `rangeLow`; on
 * `value` when it cannot be one in that unit.
 * @example POST {"date":"2026-11-20","test":"hba1c","value":5.4,"unit":"%"} → 201 {"id":"…",…}
 */
export const saveLabResult = labResultEndpoints.save;

/**
 * Changes a result; absent fields stay, `null` clears a field. Errors: 404 `not_found`, 412
 * `conflict`, 422 `invalid_input` as for saving.
 * @example PATCH /api/labs/… {"value":1.6,"rangeHigh":null} → 200 {"id":"…",…}
 */
export const changeLabResult = labResultEndpoints.change;

/**
 * Deletes a result. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/labs/… → 204
 */
export const deleteLabResult = labResultEndpoints.remove;
