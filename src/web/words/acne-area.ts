import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { acneAreas } from "#contract/daily-log.ts";

export const acneAreaLabels: Readonly<Record<(typeof acneAreas)[number], MessageDescriptor>> = {
  forehead: msg`Forehead`,
  cheeks: msg`Cheeks`,
  chin: msg`Chin`,
  jawline: msg`Jawline`,
  back: msg({ message: "Back", context: "body" }),
  chest: msg`Chest`,
};
