import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StressTag } from "#contract/check-in.ts";

export const stressTagLabels: Readonly<Record<StressTag, MessageDescriptor>> = {
  Work: msg`Work`,
  Family: msg`Family`,
  Financial: msg`Financial`,
  Sleep: msg`Sleep`,
  Health: msg`Health`,
};
