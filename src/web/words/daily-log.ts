import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  acneAreas,
  activityLevels,
  mealEnergies,
  pcosCravings,
  pcosMoods,
  weightChanges,
} from "#contract/daily-log.ts";

export const acneAreaLabels: Readonly<Record<(typeof acneAreas)[number], MessageDescriptor>> = {
  forehead: msg`Forehead`,
  cheeks: msg`Cheeks`,
  chin: msg`Chin`,
  jawline: msg`Jawline`,
  back: msg({ message: "Back", context: "body" }),
  chest: msg`Chest`,
};

export const activityLabels: Readonly<Record<(typeof activityLevels)[number], MessageDescriptor>> =
  {
    low: msg({ message: "Low", context: "activity" }),
    moderate: msg({ message: "Moderate", context: "activity" }),
    active: msg({ message: "Active", context: "activity" }),
  };

export const cravingLabels: Readonly<Record<(typeof pcosCravings)[number], MessageDescriptor>> = {
  sugar: msg`Sugar`,
  carbs: msg`Carbs`,
  salty: msg`Salty`,
  none: msg({ message: "None", context: "cravings" }),
};

export const mealEnergyLabels: Readonly<Record<(typeof mealEnergies)[number], MessageDescriptor>> =
  {
    steady: msg`Steady`,
    sleepy: msg`Sleepy`,
    crash: msg`Crash`,
  };

export const moodLabels: Readonly<Record<(typeof pcosMoods)[number], MessageDescriptor>> = {
  calm: msg`Calm`,
  anxious: msg`Anxious`,
  irritable: msg`Irritable`,
  sad: msg`Sad`,
  energised: msg`Energised`,
  ok: msg`OK`,
};

export const weightChangeLabels: Readonly<
  Record<(typeof weightChanges)[number], MessageDescriptor>
> = {
  gain: msg`Gained`,
  loss: msg`Lost`,
  none: msg`No change`,
};
