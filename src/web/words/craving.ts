import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { pcosCravings } from "#contract/daily-log.ts";

export const cravingLabels: Readonly<Record<(typeof pcosCravings)[number], MessageDescriptor>> = {
  sugar: msg`Sugar`,
  carbs: msg`Carbs`,
  salty: msg`Salty`,
  none: msg({ message: "None", context: "cravings" }),
};
