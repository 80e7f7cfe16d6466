import { msg } from "@lingui/core/macro";
import type {
  acneAreas,
  activityLevels,
  mealEnergies,
  pcosCravings,
  pcosMoods,
  weightChanges,
} from "#contract/entries/daily-log.ts";
import type { Labels } from "./labels.ts";

export const acneAreaLabels: Labels<(typeof acneAreas)[number]> = {
  forehead: msg`Forehead`,
  cheeks: msg`Cheeks`,
  chin: msg`Chin`,
  jawline: msg`Jawline`,
  back: msg({ message: "Back", context: "body" }),
  chest: msg`Chest`,
};

export const activityLabels: Labels<(typeof activityLevels)[number]> = {
  low: msg({ message: "Low", context: "activity" }),
  moderate: msg({ message: "Moderate", context: "activity" }),
  active: msg({ message: "Active", context: "activity" }),
};

export const cravingLabels: Labels<(typeof pcosCravings)[number]> = {
  sugar: msg`Sugar`,
  carbs: msg`Carbs`,
  salty: msg`Salty`,
  none: msg({ message: "None", context: "cravings" }),
};

export const mealEnergyLabels: Labels<(typeof mealEnergies)[number]> = {
  steady: msg`Steady`,
  sleepy: msg`Sleepy`,
  crash: msg`Crash`,
};

export const moodLabels: Labels<(typeof pcosMoods)[number]> = {
  calm: msg`Calm`,
  anxious: msg`Anxious`,
  irritable: msg`Irritable`,
  sad: msg`Sad`,
  energised: msg`Energised`,
  ok: msg`OK`,
};

export const weightChangeLabels: Labels<(typeof weightChanges)[number]> = {
  gain: msg`Gained`,
  loss: msg`Lost`,
  none: msg`No change`,
};
