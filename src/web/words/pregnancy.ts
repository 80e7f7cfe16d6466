import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { pregnancyAnswers } from "#contract/profile.ts";
import { yesNoLabels } from "./yes-no.ts";

type PregnancyAnswer = (typeof pregnancyAnswers)[number];

/** As a choice among her details. */
export const pregnancyLabels: Readonly<Record<PregnancyAnswer, MessageDescriptor>> = {
  pregnant: msg`Pregnant`,
  not_pregnant: msg`Not pregnant`,
  unsure: msg`Not sure`,
};

/** As replies to "Are you currently pregnant?". */
export const pregnancyReplies: Readonly<Record<PregnancyAnswer, MessageDescriptor>> = {
  pregnant: yesNoLabels.yes,
  not_pregnant: yesNoLabels.no,
  unsure: msg`Unsure`,
};
