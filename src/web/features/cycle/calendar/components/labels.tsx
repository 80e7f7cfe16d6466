import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Flow } from "#contract/cycles.ts";
import type { cervicalMucus, ovulationTests } from "#contract/ovulation.ts";
import type { StressTag } from "#contract/stress.ts";

export const flowLabels: Record<Flow, MessageDescriptor> = {
  none: msg({ message: "None", context: "flow" }),
  spotting: msg`Spotting`,
  light: msg({ message: "Light", context: "flow" }),
  moderate: msg({ message: "Moderate", context: "flow" }),
  heavy: msg({ message: "Heavy", context: "flow" }),
};

export const tagLabels: Record<StressTag, MessageDescriptor> = {
  Work: msg`Work`,
  Family: msg`Family`,
  Financial: msg`Financial`,
  Sleep: msg`Sleep`,
  Health: msg`Health`,
};

/** By the number the entry holds, 1 to 4. */
export const sleepLabels: readonly (MessageDescriptor | undefined)[] = [
  undefined,
  msg`Poor`,
  msg`Fair`,
  msg`Good`,
  msg`Great`,
];

export const testLabels: Record<(typeof ovulationTests)[number], MessageDescriptor> = {
  positive: msg`Positive`,
  negative: msg`Negative`,
  not_tested: msg`Not tested`,
};

export const mucusLabels: Record<(typeof cervicalMucus)[number], MessageDescriptor> = {
  dry: msg`Dry`,
  sticky: msg`Sticky`,
  creamy: msg`Creamy`,
  egg_white: msg`Egg white`,
};
