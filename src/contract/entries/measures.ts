import * as z from "zod/mini";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "../kernel/fields.ts";
import { numberFrom, wholeNumberFrom } from "../kernel/scales.ts";

/**
 * Typing guards, no clinical ranges: a value outside is a typing error. Glucose in mg/dL, insulin
 * in µU/mL, HbA1c in %, weight in kg, waist in cm, blood pressure in mmHg.
 */
export const measureBounds = {
  fastingGlucose: { min: 20, max: 600 },
  insulin: { min: 0.2, max: 1000 },
  hba1c: { min: 3, max: 20 },
  weight: { min: 25, max: 350 },
  waistCircumference: { min: 40, max: 220 },
  systolic: { min: 60, max: 280 },
  diastolic: { min: 30, max: 180 },
} as const;

/** Minimum difference between systolic and diastolic, in mmHg. */
export const PULSE_PRESSURE_MIN = 10;

const within = ({ min, max }: { min: number; max: number }, unit: string) =>
  z.optional(numberFrom(min, max, unit));

const { systolic, diastolic } = measureBounds;

const BloodPressureSchema = z
  .strictObject({
    systolic: wholeNumberFrom(systolic.min, systolic.max),
    diastolic: wholeNumberFrom(diastolic.min, diastolic.max),
  })
  .check(
    z.refine(
      (pressure) => pressure.systolic >= pressure.diastolic + PULSE_PRESSURE_MIN,
      refusal("not_above_lower"),
    ),
  );

const measures = {
  fastingGlucose: within(measureBounds.fastingGlucose, "mg/dL"),
  insulin: within(measureBounds.insulin, "µU/mL"),
  hba1c: within(measureBounds.hba1c, "%"),
  weight: within(measureBounds.weight, "kg"),
  waistCircumference: within(measureBounds.waistCircumference, "cm"),
  bloodPressure: z.optional(BloodPressureSchema),
};

export const DayMeasuresSchema = z.object({ id: IdSchema, date: DaySchema, ...measures });
export type DayMeasures = z.infer<typeof DayMeasuresSchema>;

export const measuresEndpoints = datedEndpoints({
  kind: "measures",
  entry: DayMeasuresSchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...measures }),
  changed: z.partial(z.strictObject({ date: DayOrInstantSchema, ...measures })),
  summaries: {
    list: "List metabolic measures, newest first",
    save: "Save metabolic measures",
    change: "Change metabolic measures",
    remove: "Delete metabolic measures",
  },
});

/**
 * Lists the measures, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","fastingGlucose":92,"weight":71.5,"revision":7}]
 */
export const listDayMeasures = measuresEndpoints.list;

/**
 * Saves the day's measures, replacing an earlier entry. Errors: 412 `conflict`; 422
 * `invalid_input`, on `date` when it lies in the future or nothing else is filled in.
 * @example POST {"date":"2026-11-20","bloodPressure":{"systolic":118,"diastolic":76}} → 201 {"id":"…",…}
 */
export const saveDayMeasures = measuresEndpoints.save;

/**
 * Changes a day's measures. Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/metabolic/… {"weight":71} → 200 {"id":"…",…}
 */
export const changeDayMeasures = measuresEndpoints.change;

/**
 * Deletes a day's measures. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/metabolic/… → 204
 */
export const deleteDayMeasures = measuresEndpoints.remove;
