import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { activityLevels } from "#contract/daily-log.ts";

export const activityLabels: Readonly<Record<(typeof activityLevels)[number], MessageDescriptor>> =
  {
    low: msg({ message: "Low", context: "activity" }),
    moderate: msg({ message: "Moderate", context: "activity" }),
    active: msg({ message: "Active", context: "activity" }),
  };
