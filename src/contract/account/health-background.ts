import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DaySchema } from "../kernel/fields.ts";
import { oneLine } from "../kernel/one-line.ts";
import { numberFrom, oneOf, removable, wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

const smokingAnswers = ["no", "under_15_a_day", "15_a_day_or_more"] as const;

/** Typing guards: an age outside is a typing error. */
const firstPeriodAges = { min: 7, max: 25 } as const;
const breastAges = { min: 6, max: 25 } as const;

const ageOrNotYet = ({ min, max }: { min: number; max: number }) =>
  z.optional(z.union([wholeNumberFrom(min, max), z.literal("not_yet")]));

/** Typing guards, no clinical ranges. cm. */
const heights = { min: 100, max: 220 } as const;
const MOST_PREGNANCIES = 25;
/** Free text, short enough for one page. */
export const BACKGROUND_WORDS_MAX = 160;

const WordsSchema = oneLine(BACKGROUND_WORDS_MAX);

const MonthSchema = DaySchema.check(z.refine((day) => day.endsWith("-01"), refusal("wrong_date")));

const fields = {
  migraineWithAura: z.optional(YesNoSchema),
  smoking: z.optional(oneOf(smokingAnswers)),
  /** A blood clot or a stroke at any time in life. */
  clotOrStroke: z.optional(YesNoSchema),
  breastCancer: z.optional(YesNoSchema),
  highBloodPressure: z.optional(YesNoSchema),
  diabetes: z.optional(YesNoSchema),
  /** Insulin or a sulfonylurea. */
  glucoseLowering: z.optional(YesNoSchema),
  hiv: z.optional(YesNoSchema),
  /** Years, or "not_yet". */
  firstPeriodAge: ageOrNotYet(firstPeriodAges),
  breastsBeganAge: ageOrNotYet(breastAges),
  /** Has sex that could lead to a pregnancy. */
  couldConceive: z.optional(YesNoSchema),
  /** The day a pregnancy was last ruled out by answer; it counts until the next period. */
  notPregnantOn: z.optional(DaySchema),
  /** The month, as its first day. */
  lastCervicalScreening: z.optional(MonthSchema),
  height: z.optional(numberFrom(heights.min, heights.max, "cm")),
  /** Lifetime total, whatever the outcome. */
  pregnancies: z.optional(wholeNumberFrom(0, MOST_PREGNANCIES)),
  births: z.optional(wholeNumberFrom(0, MOST_PREGNANCIES)),
  allergies: z.optional(WordsSchema),
  /** Illnesses of mother, sisters and other relatives. */
  familyHistory: z.optional(WordsSchema),
};

/** Health facts that affect safety, and that a clinic asks about; an absent field is unanswered. */
export const HealthBackgroundSchema = z.object(fields);
export type HealthBackground = z.infer<typeof HealthBackgroundSchema>;

const RevisedHealthBackgroundSchema = revised(HealthBackgroundSchema);

/**
 * Returns the answers; empty until the first.
 * @example GET → 200 {"migraineWithAura":true,"smoking":"no","revision":7}
 */
export const getHealthBackground = endpoint({
  method: "GET",
  path: entryKinds.healthBackground.path,
  summary: "The health background",
  request: {},
  response: RevisedHealthBackgroundSchema,
});

/**
 * Changes the fields sent and leaves the others; `null` clears an answer.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `lastCervicalScreening` and `notPregnantOn` when
 * in the future, and on the first when it is not the first day of a month.
 * @example PATCH {"smoking":"no","hiv":null} → 200 {"smoking":"no","revision":8}
 */
export const changeHealthBackground = endpoint({
  method: "PATCH",
  path: entryKinds.healthBackground.path,
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
      notPregnantOn: removable(fields.notPregnantOn),
      lastCervicalScreening: removable(fields.lastCervicalScreening),
      height: removable(fields.height),
      pregnancies: removable(fields.pregnancies),
      births: removable(fields.births),
      allergies: removable(fields.allergies),
      familyHistory: removable(fields.familyHistory),
    }),
  },
  response: RevisedHealthBackgroundSchema,
  entry: RevisedHealthBackgroundSchema,
});
