import { msg } from "@lingui/core/macro";
import type { DoseAnswer, IntervalUnit, Schedule } from "#contract/entries/medicines.ts";
import type { DueDose } from "#domain/medicines/medicine-adherence.ts";
import type { Labels } from "./labels.ts";

export const doseAnswerLabels: Labels<DoseAnswer> = {
  taken: msg`Taken`,
  late: msg`Late`,
  skipped: msg`Skipped`,
};

export const doseStateLabels: Labels<DueDose["state"]> = {
  ...doseAnswerLabels,
  unanswered: msg`Not logged`,
  open: msg`Still open`,
};

export const intervalUnitLabels: Labels<IntervalUnit> = {
  days: msg`days`,
  weeks: msg`weeks`,
  months: msg`months`,
};

export const scheduleLabels: Labels<Schedule["kind"]> = {
  daily: msg`Every day`,
  weekdays: msg`Some days of the week`,
  cycle_days: msg`Some days of my cycle`,
  every: msg`Every few days, weeks or months`,
  pack: msg`Packs with a break, like the pill`,
  as_needed: msg`Only when I need it`,
};
