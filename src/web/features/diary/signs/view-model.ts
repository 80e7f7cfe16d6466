import type { Profile } from "#contract/account/profile.ts";
import { storyOf } from "#contract/insights/story.ts";
import { TWELVE_WEEKS } from "#domain/concerns/evidence/after-pregnancy.ts";
import { pregnancyNow } from "#domain/concerns/evidence/pregnancy.ts";
import type { WarningSign } from "#domain/day/warning-sign.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { lastPregnancyEnd } from "#domain/life/last-pregnancy-end.ts";

export const signGroups = [
  "bleeding",
  "feeling",
  "belly",
  "head",
  "pregnancy",
  "safety",
  "sugar",
  "used",
  "lasting",
] as const;
export type SignGroup = (typeof signGroups)[number];

export const signsIn: Readonly<
  Record<
    SignGroup,
    { readonly first: readonly WarningSign[]; readonly more: readonly WarningSign[] }
  >
> = {
  bleeding: {
    first: [
      "soaked_pad_an_hour",
      "soaked_pads_two_hours",
      "clot_bigger_than_egg",
      "bleeding_after_sex",
    ],
    more: ["pad_within_three_hours", "clots_over_2_5_cm"],
  },
  feeling: {
    first: [
      ...(["fainting", "chest_pain", "short_of_breath", "racing_heart", "very_pale"] as const),
      "vomiting",
    ],
    more: [
      "hot_or_shivering",
      ...([
        "feeling_ill",
        "confusion",
        "drowsy",
        "fit",
        "rash",
        "diarrhoea",
        "muscle_pain",
      ] as const),
      ...(["leg_swollen_and_painful", "weakness_on_one_side", "trouble_speaking"] as const),
    ],
  },
  belly: {
    first: [
      ...(["severe_belly_pain", "sudden_pelvic_pain", "one_sided_pelvic_pain"] as const),
      ...(["shoulder_tip_pain", "new_low_pain"] as const),
    ],
    more: ["unusual_discharge", "foul_discharge"],
  },
  head: { first: ["severe_headache", "vision_change", "vision_loss"], more: [] },
  pregnancy: {
    first: ["fewer_movements", "waters_broke", "swollen_face_or_hands", "pain_under_ribs"],
    more: [],
  },
  safety: { first: ["self_harm_thoughts", "violence", "rape"], more: [] },
  sugar: {
    first: [],
    more: [
      "great_thirst",
      "much_urine",
      "weight_loss",
      "fast_breathing",
      "fruity_breath",
      "cannot_swallow",
    ],
  },
  used: { first: [], more: ["tampon_or_cup", "unprotected_sex", "missed_method"] },
  lasting: {
    first: [],
    more: [
      ...(["painkiller_failed", "off_work_or_school", "new_bloating", "full_quickly"] as const),
      ...(["urine_often", "breast_lump", "breast_change", "voice_deeper"] as const),
      ...(["hair_growing_fast", "balding_fast", "milk_without_feeding"] as const),
      ...(["snoring_and_sleepy", "pins_and_needles", "sore_tongue", "iud_threads_lost"] as const),
    ],
  },
};

export function isPregnantOrAfter(profile: Profile, day: CalendarDay): boolean {
  const story = storyOf({ profile, cycles: [] }, day);
  if (pregnancyNow(story, day) !== null) return true;
  const end = lastPregnancyEnd(profile.lifeStages);
  return end !== null && end <= day && daysBetween(end, day) <= TWELVE_WEEKS;
}
