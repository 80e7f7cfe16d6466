import * as z from "zod/mini";
import { refusal } from "../kernel/field-codes.ts";
import { limited, NameSchema, NoteSchema } from "../kernel/fields.ts";
import { oneOf, wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";

export const pcosFlagKeys = ["irregular", "acne", "hirsutism", "insulinResistance"] as const;
export const trackingKeys = [
  "flow",
  "symptoms",
  "mood_scales",
  "sleep",
  "energy",
  "cravings",
  "libido",
] as const;
export const moodScaleKeys = ["pmdd", "anxiety", "acuteStress"] as const;
export const reminderTones = ["soft", "factual"] as const;

export type PcosFlagKey = (typeof pcosFlagKeys)[number];
export type TrackingKey = (typeof trackingKeys)[number];
export type MoodScaleKey = (typeof moodScaleKeys)[number];
export type ReminderTone = (typeof reminderTones)[number];

/** Days. */
export const SETUP_CYCLE_LENGTH = { min: 21, max: 35, default: 28 } as const;
export const SETUP_PERIOD_LENGTH = { min: 2, max: 7, default: 5 } as const;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
export const TimeSchema = limited(5).check(
  z.refine((text) => TIME_OF_DAY.test(text), refusal("wrong_time")),
);

/** Last period, cycle length, PCOS and reminders are profile fields. */
export const SetupSchema = z.strictObject({
  /** The name to be addressed by, if different from the full name. */
  firstName: z.optional(NameSchema),
  periodLength: z.optional(wholeNumberFrom(SETUP_PERIOD_LENGTH.min, SETUP_PERIOD_LENGTH.max)),
  /** Self-reported conditions; a PCOS diagnosis is a profile field. */
  conditions: z.strictObject({
    pcos: YesNoSchema,
    endo: YesNoSchema,
    pms_pmdd: YesNoSchema,
    notes: z.optional(NoteSchema),
  }),
  pcosFlags: z.optional(
    z.strictObject({
      irregular: YesNoSchema,
      acne: YesNoSchema,
      hirsutism: YesNoSchema,
      insulinResistance: YesNoSchema,
    }),
  ),
  tracking: z.strictObject({
    selected: z.array(oneOf(trackingKeys)).check(z.maxLength(trackingKeys.length)),
    moodScales: z.optional(
      z.strictObject({ pmdd: YesNoSchema, anxiety: YesNoSchema, acuteStress: YesNoSchema }),
    ),
  }),
  reminders: z.optional(z.strictObject({ time: TimeSchema, tone: oneOf(reminderTones) })),
  /** Set by onboarding; the wizard is still to come. */
  isUnfinished: z.optional(z.literal(true)),
});
export type Setup = z.infer<typeof SetupSchema>;
