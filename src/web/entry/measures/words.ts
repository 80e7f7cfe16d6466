import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NumberField } from "./typed-measures.ts";

export const fieldLabels: Record<NumberField, MessageDescriptor> = {
  basalBodyTemp: msg`Basal temperature`,
  fastingGlucose: msg`Fasting glucose`,
  insulin: msg`Insulin`,
  hba1c: msg`HbA1c`,
  weight: msg`Weight`,
  waistCircumference: msg`Waist circumference`,
  systolic: msg`Upper value, systolic`,
  diastolic: msg`Lower value, diastolic`,
};
