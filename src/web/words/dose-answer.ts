import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DoseAnswer } from "#contract/medicines.ts";
import type { DueDose } from "#domain/medicine-adherence.ts";

export const doseAnswerLabels: Readonly<Record<DoseAnswer, MessageDescriptor>> = {
  taken: msg`Taken`,
  late: msg`Late`,
  skipped: msg`Skipped`,
};

export const doseStateLabels: Readonly<Record<DueDose["state"], MessageDescriptor>> = {
  ...doseAnswerLabels,
  unanswered: msg`Not noted`,
  open: msg`Still open`,
};
