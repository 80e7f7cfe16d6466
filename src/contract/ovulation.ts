import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { numberFrom, oneOf, YesNoSchema } from "./scales.ts";

export const ovulationTests = ["positive", "negative", "not_tested"] as const;
export const cervicalMucus = ["dry", "sticky", "creamy", "egg_white"] as const;

/** Typing guards, not clinical ranges: a living body outside them has been mistyped. */
export const TEMPERATURE_MIN = 34;
export const TEMPERATURE_MAX = 42;

/** What can lift or blur a temperature: such a reading is kept and not counted. */
export const disturbances = ["fever", "illness", "bad_night", "alcohol", "other_hour"] as const;

const signs = {
  /** °C */
  basalBodyTemp: z.optional(numberFrom(TEMPERATURE_MIN, TEMPERATURE_MAX, "°C")),
  ovulationTest: z.optional(oneOf(ovulationTests)),
  cervicalMucus: z.optional(oneOf(cervicalMucus)),
  sexualActivity: z.optional(YesNoSchema),
  disturbance: z.optional(oneOf(disturbances)),
  /** She is not sure of what she noted. */
  isUnsure: z.optional(YesNoSchema),
};

/** The signs of ovulation on one day. */
export const OvulationSchema = z.object({ id: IdSchema, date: DaySchema, ...signs });
export type Ovulation = z.infer<typeof OvulationSchema>;

/**
 * Her ovulation entries, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","basalBodyTemp":36.45,"ovulationTest":"negative"}]
 */
export const listOvulation = endpoint({
  method: "GET",
  path: "/api/ovulation",
  summary: "List ovulation signs, newest first",
  request: { query: RangeSchema },
  response: z.array(OvulationSchema),
});

/**
 * Saves the day's signs; a second entry replaces the first.
 * Errors: 422 `invalid_input`, on `date` when it lies in the future or nothing else is filled in.
 * @example POST {"date":"2026-11-20","basalBodyTemp":36.45} → 201 {"id":"…",…}
 */
export const saveOvulation = endpoint({
  method: "POST",
  path: "/api/ovulation",
  summary: "Save ovulation signs",
  request: { body: z.strictObject({ date: DayOrInstantSchema, ...signs }) },
  response: OvulationSchema,
  status: 201,
});

/**
 * Changes a day's signs.
 * Errors: 404 `not_found`, 422 `invalid_input`.
 * @example PATCH /api/ovulation/… {"ovulationTest":"positive"} → 200 {"id":"…",…}
 */
export const changeOvulation = endpoint({
  method: "PATCH",
  path: "/api/ovulation/{id}",
  summary: "Change ovulation signs",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.partial(z.strictObject({ date: DayOrInstantSchema, ...signs })),
  },
  response: OvulationSchema,
});

/**
 * Deletes a day's signs.
 * Errors: 404 `not_found`.
 * @example DELETE /api/ovulation/… → 204
 */
export const deleteOvulation = endpoint({
  method: "DELETE",
  path: "/api/ovulation/{id}",
  summary: "Delete ovulation signs",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
