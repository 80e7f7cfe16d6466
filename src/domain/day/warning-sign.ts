import type { CalendarDay } from "../days/calendar-day.ts";

/** Signs of bleeding, the whole body and the belly, which often occur together. */
export const bodySigns = [
  "soaked_pad_an_hour",
  "soaked_pads_two_hours",
  "pad_within_three_hours",
  "clot_bigger_than_egg",
  "clots_over_2_5_cm",
  "bleeding_after_sex",
  "fainting",
  "chest_pain",
  "short_of_breath",
  "racing_heart",
  "very_pale",
  "confusion",
  "drowsy",
  "fit",
  "rash",
  "vomiting",
  "diarrhoea",
  "muscle_pain",
  "feeling_ill",
  "hot_or_shivering",
  "leg_swollen_and_painful",
  "weakness_on_one_side",
  "trouble_speaking",
  "sudden_pelvic_pain",
  "one_sided_pelvic_pain",
  "shoulder_tip_pain",
  "severe_belly_pain",
  "new_low_pain",
  "unusual_discharge",
  "foul_discharge",
] as const;

/** Warning signs of a day that are not on a scale, by their API names. */
export const warningSigns = [
  ...bodySigns,
  "severe_headache",
  "vision_change",
  "vision_loss",
  "pain_under_ribs",
  "swollen_face_or_hands",
  "waters_broke",
  "fewer_movements",
  "great_thirst",
  "much_urine",
  "weight_loss",
  "fast_breathing",
  "fruity_breath",
  "cannot_swallow",
  "self_harm_thoughts",
  "violence",
  "rape",
  "tampon_or_cup",
  "unprotected_sex",
  "missed_method",
  "painkiller_failed",
  "off_work_or_school",
  "new_bloating",
  "full_quickly",
  "urine_often",
  "breast_lump",
  "breast_change",
  "voice_deeper",
  "hair_growing_fast",
  "balding_fast",
  "milk_without_feeding",
  "snoring_and_sleepy",
  "pins_and_needles",
  "sore_tongue",
  "iud_threads_lost",
] as const;
export type WarningSign = (typeof warningSigns)[number];

/** The marks of a urine ketone strip, weakest first. */
export const urineKetoneMarks = ["negative", "trace", "1+", "2+", "3+", "4+"] as const;
export type UrineKetones = (typeof urineKetoneMarks)[number];

export interface SignDay {
  readonly date: CalendarDay;
  readonly signs?: readonly WarningSign[] | undefined;
  readonly pregnancyTest?: "positive" | "negative" | undefined;
  /** °C, taken because of feeling ill; not the waking temperature. */
  readonly temperature?: number | undefined;
  /** Ketones in blood, mmol/L. */
  readonly ketones?: number | undefined;
  readonly urineKetones?: UrineKetones | undefined;
  /** Glucose at any time of the day, mmol/L; fasting glucose is a measure. */
  readonly glucose?: number | undefined;
}
