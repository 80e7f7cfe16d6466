import * as z from "zod/mini";
import { HealthBackgroundSchema } from "../account/health-background.ts";
import {
  contraceptiveMethods,
  iudTypes,
  pillKinds,
  pregnancyEndings,
  reasonsWithoutPeriods,
} from "../entries/life-stage.ts";
import { DaySchema } from "../kernel/fields.ts";

/** A contraceptive method with its days, if known; `to` is absent while ongoing. */
export const ContraceptionUseSchema = z.object({
  method: z.enum(contraceptiveMethods),
  iud: z.optional(z.enum(iudTypes)),
  pill: z.optional(z.enum(pillKinds)),
  since: z.optional(DaySchema),
  to: z.optional(DaySchema),
});
export type ContraceptionUse = z.infer<typeof ContraceptionUseSchema>;

/** Entries on whether the user may be pregnant; `null` where nothing was logged. */
export const PregnancySignsSchema = z.object({
  isPregnant: z.boolean(),
  /** Completed weeks of the current pregnancy. */
  weeks: z.nullable(z.number()),
  /** The latest test within the days of the report. */
  test: z.nullable(z.object({ date: DaySchema, result: z.enum(["positive", "negative"]) })),
  /** Has sex that could lead to a pregnancy. */
  couldConceive: z.nullable(z.boolean()),
  isTrying: z.boolean(),
  /** The day contraception was stopped to conceive; absent if not noted. */
  tryingSince: z.optional(DaySchema),
  isBreastfeeding: z.boolean(),
  /** Why periods have ended, if they have. */
  periodsEnded: z.optional(z.enum(reasonsWithoutPeriods)),
  /** The end of the latest pregnancy, if within the last year. */
  lastEnd: z.nullable(z.object({ date: DaySchema, ending: z.nullable(z.enum(pregnancyEndings)) })),
});
export type PregnancySigns = z.infer<typeof PregnancySignsSchema>;

/** HIV status is in no report: sharing it is up to the user. */
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
