import * as z from "zod/mini";
import { urineKetoneMarks, warningSigns } from "#domain/day/warning-sign.ts";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { numberFrom, oneOf, removable } from "../kernel/scales.ts";

const pregnancyTests = ["positive", "negative"] as const;

/** Typing guards, no clinical ranges: a value outside is a typing error. */
const temperature = { min: 34, max: 43 } as const;
const ketones = { min: 0, max: 20 } as const;
const glucose = { min: 0.5, max: 60 } as const;

const fields = {
  /** Without duplicates; absent if there are none. */
  signs: z.optional(
    z.array(oneOf(warningSigns)).check(
      z.minLength(1),
      z.maxLength(warningSigns.length),
      z.refine((signs) => new Set(signs).size === signs.length, refusal("repeated")),
    ),
  ),
  pregnancyTest: z.optional(oneOf(pregnancyTests)),
  /** °C, taken because of feeling ill; the waking temperature is an ovulation sign. */
  temperature: z.optional(numberFrom(temperature.min, temperature.max, "°C")),
  /** In blood, mmol/L. */
  ketones: z.optional(numberFrom(ketones.min, ketones.max, "mmol/L")),
  /** The colour mark of a test strip. */
  urineKetones: z.optional(oneOf(urineKetoneMarks)),
  /** At any time of the day, mmol/L; fasting glucose is a measure. */
  glucose: z.optional(numberFrom(glucose.min, glucose.max, "mmol/L")),
  notes: z.optional(NoteSchema),
};

export const SignDaySchema = z.object({ id: IdSchema, date: DaySchema, ...fields });
export type SignDay = z.infer<typeof SignDaySchema>;

export const signEndpoints = datedEndpoints({
  kind: "signs",
  entry: SignDaySchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...fields }),
  changed: z.strictObject({
    date: z.optional(DayOrInstantSchema),
    signs: removable(fields.signs),
    pregnancyTest: removable(fields.pregnancyTest),
    temperature: removable(fields.temperature),
    ketones: removable(fields.ketones),
    urineKetones: removable(fields.urineKetones),
    glucose: removable(fields.glucose),
    notes: removable(fields.notes),
  }),
  summaries: {
    list: "List signs to watch, newest first",
    save: "Save the signs of a day",
    change: "Change the signs of a day",
    remove: "Delete the signs of a day",
  },
});

/**
 * Lists warning signs by day, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","signs":["severe_headache"],"temperature":38.4,"revision":7}]
 */
export const listSigns = signEndpoints.list;

/**
 * Saves the signs of a day, replacing an earlier entry.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `date` when it lies in the future or nothing else
 * is filled in, on `signs` when one is repeated (`repeated`).
 * @example POST {"date":"2026-11-20","signs":["fainting"],"pregnancyTest":"negative"} → 201 {"id":"…",…}
 */
export const saveSigns = signEndpoints.save;

/**
 * Changes the signs of a day; absent fields stay, `null` clears a field. Errors: 404 `not_found`,
 * 412 `conflict`, 422 `invalid_input` as for saving.
 * @example PATCH /api/signs/… {"temperature":37.2,"signs":null} → 200 {"id":"…",…}
 */
export const changeSigns = signEndpoints.change;

/**
 * Deletes the signs of a day. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/signs/… → 204
 */
export const deleteSigns = signEndpoints.remove;
