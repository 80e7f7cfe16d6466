import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { mealEnergies } from "#contract/daily-log.ts";

export const mealEnergyLabels: Readonly<Record<(typeof mealEnergies)[number], MessageDescriptor>> =
  {
    steady: msg`Steady`,
    sleepy: msg`Sleepy`,
    crash: msg`Crash`,
  };
