import { msg } from "@lingui/core/macro";
import type { Flow, missedLogAnswers } from "#contract/entries/cycles.ts";
import type { Labels } from "./labels.ts";
import { yesNoLabels } from "./yes-no.ts";

export const flowLabels: Labels<Flow> = {
  none: msg({ message: "None", context: "flow" }),
  spotting: msg`Spotting`,
  light: msg({ message: "Light", context: "flow" }),
  moderate: msg({ message: "Moderate", context: "flow" }),
  heavy: msg({ message: "Heavy", context: "flow" }),
};

type MissedLogAnswer = (typeof missedLogAnswers)[number];

export const missedLogReplies: Labels<MissedLogAnswer> = {
  ...yesNoLabels,
  not_sure: msg`Not sure`,
};

/** In a list of answers, without the question. */
export const missedLogLabels: Labels<MissedLogAnswer> = {
  yes: msg`Yes, one is missing`,
  no: msg`No, it was this long`,
  not_sure: missedLogReplies.not_sure,
};
