import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pressureLineLabels } from "#web/words/measure.ts";
import type { Measure, MeasureLine } from "./view-model.ts";

export const lineLabels: Record<MeasureLine["part"], MessageDescriptor> = {
  value: msg`Value`,
  ...pressureLineLabels,
};

export const noRangeWords: Partial<Record<Measure, MessageDescriptor>> = {
  insulin: msg`Laboratories differ: use the range printed on your own result.`,
  weight: msg`Your own trend says more than any single number.`,
  waistCircumference: msg`Ranges differ between studies of African women, so we don't draw one.`,
};
