import { msg } from "@lingui/core/macro";
import type { StressTag } from "#contract/entries/check-in.ts";
import type { Labels } from "./labels.ts";

export const stressTagLabels: Labels<StressTag> = {
  Work: msg`Work`,
  Family: msg`Family`,
  Financial: msg`Financial`,
  Sleep: msg`Sleep`,
  Health: msg`Health`,
};
