import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Flow, leaveOutReasons, missedLogAnswers } from "#contract/cycles.ts";

export const flowLabels: Record<Flow, MessageDescriptor> = {
  none: msg({ message: "None", context: "flow" }),
  spotting: msg`Spotting`,
  light: msg({ message: "Light", context: "flow" }),
  moderate: msg({ message: "Moderate", context: "flow" }),
  heavy: msg({ message: "Heavy", context: "flow" }),
};

export const leaveOutLabels: Record<
  (typeof leaveOutReasons)[number] | "counted",
  MessageDescriptor
> = {
  counted: msg`Count this cycle`,
  illness: msg`Leave out: I was ill`,
  travel: msg`Leave out: I was travelling`,
  stopped_pill: msg`Leave out: I stopped the pill`,
  pregnancy_ended: msg`Leave out: a pregnancy ended`,
  other: msg`Leave out: another reason`,
};

export const missedLogLabels: Record<(typeof missedLogAnswers)[number], MessageDescriptor> = {
  yes: msg`Yes, one is missing`,
  no: msg`No, it was this long`,
  not_sure: msg`Not sure`,
};
