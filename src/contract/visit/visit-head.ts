import * as z from "zod/mini";
import { HealthBackgroundSchema } from "../account/health-background.ts";
import {
  contraceptiveMethods,
  iudTypes,
  pillKinds,
  pregnancyEndings,
} from "../entries/life-stage.ts";
import { DaySchema } from "../kernel/fields.ts";

/** What stands at the head of a report. */

/** A method with its days, as far as she knows them; `to` is absent while it goes on. */
export const ContraceptionUseSchema = z.object({
  method: z.enum(contraceptiveMethods),
  iud: z.optional(z.enum(iudTypes)),
  pill: z.optional(z.enum(pillKinds)),
  since: z.optional(DaySchema),
  to: z.optional(DaySchema),
});
export type ContraceptionUse = z.infer<typeof ContraceptionUseSchema>;

/** What she logged that tells whether she may be pregnant; `null` where she logged nothing of it. */
export const PregnancySignsSchema = z.object({
  isPregnant: z.boolean(),
  /** Whole weeks of the pregnancy she is in. */
  weeks: z.nullable(z.number()),
  /** Her latest test within the days of the report. */
  test: z.nullable(z.object({ date: DaySchema, result: z.enum(["positive", "negative"]) })),
  /** She has sex that could lead to a pregnancy. */
  couldConceive: z.nullable(z.boolean()),
  isTrying: z.boolean(),
  isBreastfeeding: z.boolean(),
  /** The end of her latest pregnancy, where it lies in the last year. */
  lastEnd: z.nullable(z.object({ date: DaySchema, ending: z.nullable(z.enum(pregnancyEndings)) })),
});
export type PregnancySigns = z.infer<typeof PregnancySignsSchema>;

/**
 * What a clinic asks of every woman, as she noted it. Whether she lives with HIV is hers to say: it
 * is in no report.
 */
export const BackgroundPartSchema = z.pick(HealthBackgroundSchema, {
  firstPeriodAge: true,
  pregnancies: true,
  births: true,
  allergies: true,
  familyHistory: true,
  smoking: true,
  migraineWithAura: true,
  clotOrStroke: true,
  highBloodPressure: true,
  diabetes: true,
  breastCancer: true,
});
export type BackgroundPart = z.infer<typeof BackgroundPartSchema>;
