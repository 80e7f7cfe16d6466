import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { pcosAnswers } from "#contract/profile.ts";
import { yesNoLabels } from "./yes-no.ts";

export const pcosLabels: Readonly<Record<(typeof pcosAnswers)[number], MessageDescriptor>> = {
  ...yesNoLabels,
  unsure: msg`Unsure`,
};
