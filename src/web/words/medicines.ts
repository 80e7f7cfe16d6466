import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DoseAnswer, Schedule } from "#contract/medicines.ts";
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

export const scheduleLabels: Readonly<Record<Schedule["kind"], MessageDescriptor>> = {
  daily: msg`Every day`,
  weekdays: msg`Some days of the week`,
  cycle_days: msg`Some days of my cycle`,
  as_needed: msg`Only when I need it`,
};
