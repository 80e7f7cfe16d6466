import { msg } from "@lingui/core/macro";
import type { leaveOutReasons } from "#contract/entries/cycles.ts";
import type { Labels } from "./labels.ts";

export const leaveOutLabels: Labels<(typeof leaveOutReasons)[number]> = {
  illness: msg`Leave out: I was ill`,
  travel: msg`Leave out: I was travelling`,
  stopped_pill: msg`Leave out: I stopped the pill`,
  pregnancy_ended: msg`Leave out: a pregnancy ended`,
  other: msg`Leave out: another reason`,
};
