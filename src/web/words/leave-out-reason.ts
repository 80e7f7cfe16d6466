import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { leaveOutReasons } from "#contract/cycles.ts";

export const leaveOutLabels: Readonly<Record<(typeof leaveOutReasons)[number], MessageDescriptor>> =
  {
    illness: msg`Leave out: I was ill`,
    travel: msg`Leave out: I was travelling`,
    stopped_pill: msg`Leave out: I stopped the pill`,
    pregnancy_ended: msg`Leave out: a pregnancy ended`,
    other: msg`Leave out: another reason`,
  };
