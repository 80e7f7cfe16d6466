import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Flow } from "#contract/cycles.ts";

export const flowLabels: Readonly<Record<Flow, MessageDescriptor>> = {
  none: msg({ message: "None", context: "flow" }),
  spotting: msg`Spotting`,
  light: msg({ message: "Light", context: "flow" }),
  moderate: msg({ message: "Moderate", context: "flow" }),
  heavy: msg({ message: "Heavy", context: "flow" }),
};
