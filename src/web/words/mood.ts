import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { pcosMoods } from "#contract/daily-log.ts";

export const moodLabels: Readonly<Record<(typeof pcosMoods)[number], MessageDescriptor>> = {
  calm: msg`Calm`,
  anxious: msg`Anxious`,
  irritable: msg`Irritable`,
  sad: msg`Sad`,
  energised: msg`Energised`,
  ok: msg`OK`,
};
