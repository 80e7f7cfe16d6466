import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { missedLogAnswers } from "#contract/cycles.ts";
import { yesNoLabels } from "./yes-no.ts";

type MissedLogAnswer = (typeof missedLogAnswers)[number];

/** Right below the question. */
export const missedLogReplies: Readonly<Record<MissedLogAnswer, MessageDescriptor>> = {
  ...yesNoLabels,
  not_sure: msg`Not sure`,
};

/** In a list of her answers, where the question is not in sight. */
export const missedLogLabels: Readonly<Record<MissedLogAnswer, MessageDescriptor>> = {
  yes: msg`Yes, one is missing`,
  no: msg`No, it was this long`,
  not_sure: missedLogReplies.not_sure,
};
