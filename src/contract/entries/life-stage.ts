import * as z from "zod/mini";
import { DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { oneOf, wholeNumberFrom } from "../kernel/scales.ts";
import { namedMethods } from "./named-methods.ts";

export const lifeStageKinds = [
  "contraception",
  "pregnancy",
  "breastfeeding",
  "no_periods",
] as const;

export const contraceptiveMethods = [
  ...namedMethods,
  "condoms",
  "diaphragm",
  "sterilisation",
  "other",
] as const;

export const iudTypes = ["copper", "hormonal"] as const;
export const pillKinds = ["combined", "progestogen_only"] as const;
export const pillPacks = ["21_7", "24_4", "no_breaks"] as const;
export const stopReasons = [
  "side_effects",
  "bleeding",
  "to_conceive",
  "not_needed",
  "hard_to_get",
  "other",
] as const;
export const pregnancyEndings = ["birth", "loss", "ended"] as const;
export const reasonsWithoutPeriods = [
  "hysterectomy",
  "ablation",
  "ovaries_removed",
  "early_menopause",
  "testosterone",
  "other",
] as const;

/** The shortest and longest interval of injections (WHO, Family planning handbook). */
const INJECTION_WEEKS = { min: 4, max: 13 } as const;

export const lifeStageDetails = {
  /** Contraception only. */
  method: z.optional(oneOf(contraceptiveMethods)),
  iud: z.optional(oneOf(iudTypes)),
  pill: z.optional(oneOf(pillKinds)),
  /** Weeks from one injection to the next. */
  everyWeeks: z.optional(wholeNumberFrom(INJECTION_WEEKS.min, INJECTION_WEEKS.max)),
  /** Days with pills and days without: 21 and 7, 24 and 4, or no break. */
  pack: z.optional(oneOf(pillPacks)),
  /** The first day of a pack of pills, patches or a ring, where it differs from `from`. */
  packFrom: z.optional(DaySchema),
  whyStopped: z.optional(oneOf(stopReasons)),
  /** Of an ended pregnancy; absent until answered. */
  ending: z.optional(oneOf(pregnancyEndings)),
  whyNoPeriods: z.optional(oneOf(reasonsWithoutPeriods)),
  notes: z.optional(NoteSchema),
};

/**
 * `from` is absent if unknown; `to` (of injections, the last one's day) while ongoing. `toldOn` is
 * the day it was first entered.
 */
export const LifeStageSchema = z.object({
  id: IdSchema,
  kind: oneOf(lifeStageKinds),
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
  toldOn: z.optional(DaySchema),
  ...lifeStageDetails,
});
export type LifeStage = z.infer<typeof LifeStageSchema>;
