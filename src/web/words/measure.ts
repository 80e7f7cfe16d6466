import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { measureBounds } from "#contract/measures.ts";

type TypedMeasure = keyof typeof measureBounds;

export const measureLabels: Readonly<Record<TypedMeasure | "bloodPressure", MessageDescriptor>> = {
  fastingGlucose: msg`Fasting glucose`,
  hba1c: msg`HbA1c`,
  insulin: msg`Insulin`,
  bloodPressure: msg`Blood pressure`,
  systolic: msg`Upper value, systolic`,
  diastolic: msg`Lower value, diastolic`,
  weight: msg`Weight`,
  waistCircumference: msg`Waist`,
};

/** In the legend of a chart, where there is little room. */
export const pressureLineLabels: Readonly<Record<"systolic" | "diastolic", MessageDescriptor>> = {
  systolic: msg`Upper (systolic)`,
  diastolic: msg`Lower (diastolic)`,
};
