import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { pcosMucus } from "#contract/daily-log.ts";
import type { cervicalMucus } from "#contract/ovulation.ts";

/** The daily log spells one value its own way. */
export const mucusLabels: Readonly<
  Record<(typeof cervicalMucus | typeof pcosMucus)[number], MessageDescriptor>
> = {
  dry: msg`Dry`,
  sticky: msg`Sticky`,
  creamy: msg`Creamy`,
  egg_white: msg`Egg white`,
  "egg-white": msg`Egg white`,
};
