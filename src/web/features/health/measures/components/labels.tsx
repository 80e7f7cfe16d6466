import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Measure, MeasureLine } from "../view-model.ts";

export const measureLabels: Record<Measure, MessageDescriptor> = {
  fastingGlucose: msg`Fasting glucose`,
  hba1c: msg`HbA1c`,
  insulin: msg`Insulin`,
  bloodPressure: msg`Blood pressure`,
  weight: msg`Weight`,
  waistCircumference: msg`Waist`,
};

export const lineLabels: Record<MeasureLine["part"], MessageDescriptor> = {
  value: msg`Value`,
  systolic: msg`Upper (systolic)`,
  diastolic: msg`Lower (diastolic)`,
};

/** What goes with a measure that has no range for everyone. */
export const noRangeWords: Partial<Record<Measure, MessageDescriptor>> = {
  insulin: msg`Laboratories differ: use the range printed on your own result.`,
  weight: msg`Your own course over time says more than any single number.`,
  waistCircumference: msg`Ranges differ between studies of African women, so none is drawn here.`,
};
