import * as z from "zod/mini";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "../kernel/fields.ts";
import { numberFrom, oneOf, YesNoSchema } from "../kernel/scales.ts";

export const ovulationTests = ["positive", "negative", "not_tested"] as const;
export const cervicalMucus = ["dry", "sticky", "creamy", "egg_white"] as const;

/** Typing guards, not clinical ranges: a temperature outside is a typing error. */
export const TEMPERATURE_MIN = 34;
export const TEMPERATURE_MAX = 42;

/** Devices whose day of ovulation an import can bring. */
export const wearables = ["oura", "apple_watch"] as const;

/** Anything that may distort a temperature: such a reading is stored but not evaluated. */
export const disturbances = ["fever", "illness", "bad_night", "alcohol", "other_hour"] as const;

const signs = {
  /** °C */
  basalBodyTemp: z.optional(numberFrom(TEMPERATURE_MIN, TEMPERATURE_MAX, "°C")),
  ovulationTest: z.optional(oneOf(ovulationTests)),
  cervicalMucus: z.optional(oneOf(cervicalMucus)),
  sexualActivity: z.optional(YesNoSchema),
  disturbance: z.optional(oneOf(disturbances)),
  ovulationByWearable: z.optional(oneOf(wearables)),
  isUnsure: z.optional(YesNoSchema),
};

export const OvulationSchema = z.object({ id: IdSchema, date: DaySchema, ...signs });
export type Ovulation = z.infer<typeof OvulationSchema>;

export const ovulationEndpoints = datedEndpoints({
  kind: "ovulation",
  entry: OvulationSchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...signs }),
  changed: z.partial(z.strictObject({ date: DayOrInstantSchema, ...signs })),
  summaries: {
    list: "List ovulation signs, newest first",
    save: "Save ovulation signs",
    change: "Change ovulation signs",
    remove: "Delete ovulation signs",
  },
});

/**
 * Lists the ovulation entries, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","basalBodyTemp":36.45,"ovulationTest":"negative","revision":7}]
 */
export const listOvulation = ovulationEndpoints.list;

/**
 * Saves the day's signs, replacing an earlier entry. Errors: 412 `conflict`; 422 `invalid_input`,
 * on `date` when it lies in the future or nothing else is filled in.
 * @example POST {"date":"2026-11-20","basalBodyTemp":36.45} → 201 {"id":"…",…}
 */
export const saveOvulation = ovulationEndpoints.save;

/**
 * Changes a day's signs. Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/ovulation/… {"ovulationTest":"positive"} → 200 {"id":"…",…}
 */
export const changeOvulation = ovulationEndpoints.change;

/**
 * Deletes a day's signs. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/ovulation/… → 204
 */
export const deleteOvulation = ovulationEndpoints.remove;
