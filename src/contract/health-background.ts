import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { revised } from "./entry.ts";
import { refusal } from "./field-codes.ts";
import { DaySchema } from "./fields.ts";
import { oneOf, removable, wholeNumberFrom, YesNoSchema } from "./scales.ts";

const smokingAnswers = ["no", "under_15_a_day", "15_a_day_or_more"] as const;

/** Typing guards: outside them an age has been mistyped. */
const firstPeriodAges = { min: 7, max: 25 } as const;
const breastAges = { min: 6, max: 25 } as const;

const ageOrNotYet = ({ min, max }: { min: number; max: number }) =>
  z.optional(z.union([wholeNumberFrom(min, max), z.literal("not_yet")]));

const MonthSchema = DaySchema.check(z.refine((day) => day.endsWith("-01"), refusal("wrong_date")));

const fields = {
  migraineWithAura: z.optional(YesNoSchema),
  smoking: z.optional(oneOf(smokingAnswers)),
  /** A blood clot or a stroke, ever. */
  clotOrStroke: z.optional(YesNoSchema),
  breastCancer: z.optional(YesNoSchema),
  highBloodPressure: z.optional(YesNoSchema),
  diabetes: z.optional(YesNoSchema),
  /** Insulin or a sulfonylurea. */
  glucoseLowering: z.optional(YesNoSchema),
  hiv: z.optional(YesNoSchema),
  /** Years, or "not_yet". */
  firstPeriodAge: ageOrNotYet(firstPeriodAges),
  /** Years, or "not_yet". */
  breastsBeganAge: ageOrNotYet(breastAges),
  /** She has sex that could lead to a pregnancy. */
  couldConceive: z.optional(YesNoSchema),
  /** The month, as its first day. */
  lastCervicalScreening: z.optional(MonthSchema),
};

/** What she noted of herself that changes what is safe for her; a field left out is not said. */
export const HealthBackgroundSchema = z.object(fields);
export type HealthBackground = z.infer<typeof HealthBackgroundSchema>;

const RevisedHealthBackgroundSchema = revised(HealthBackgroundSchema);

/**
 * Her answers; none until she gives one.
 * @example GET → 200 {"migraineWithAura":true,"smoking":"no","revision":7}
 */
export const getHealthBackground = endpoint({
  method: "GET",
  path: "/api/health-background",
  summary: "The health background",
  request: {},
  response: RevisedHealthBackgroundSchema,
});

/**
 * Changes the fields sent and leaves the others; `null` takes an answer out.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `lastCervicalScreening` when it lies in the future
 * or is not the first day of a month.
 * @example PATCH {"smoking":"no","hiv":null} → 200 {"smoking":"no","revision":8}
 */
export const changeHealthBackground = endpoint({
  method: "PATCH",
  path: "/api/health-background",
  summary: "Change the health background",
  request: {
    body: z.strictObject({
      migraineWithAura: removable(fields.migraineWithAura),
      smoking: removable(fields.smoking),
      clotOrStroke: removable(fields.clotOrStroke),
      breastCancer: removable(fields.breastCancer),
      highBloodPressure: removable(fields.highBloodPressure),
      diabetes: removable(fields.diabetes),
      glucoseLowering: removable(fields.glucoseLowering),
      hiv: removable(fields.hiv),
      firstPeriodAge: removable(fields.firstPeriodAge),
      breastsBeganAge: removable(fields.breastsBeganAge),
      couldConceive: removable(fields.couldConceive),
      lastCervicalScreening: removable(fields.lastCervicalScreening),
    }),
  },
  response: RevisedHealthBackgroundSchema,
  entry: RevisedHealthBackgroundSchema,
});
