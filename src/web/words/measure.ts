import { msg } from "@lingui/core/macro";
import type { measureBounds } from "#contract/entries/measures.ts";
import type { Labels } from "./labels.ts";

type TypedMeasure = keyof typeof measureBounds;

export const measureLabels: Labels<TypedMeasure | "bloodPressure"> = {
  fastingGlucose: msg`Fasting glucose`,
  hba1c: msg`HbA1c`,
  insulin: msg`Insulin`,
  bloodPressure: msg`Blood pressure`,
  systolic: msg`Upper value, systolic`,
  diastolic: msg`Lower value, diastolic`,
  weight: msg`Weight`,
  waistCircumference: msg`Waist`,
};

export const pressureLineLabels: Labels<"systolic" | "diastolic"> = {
  systolic: msg`Upper (systolic)`,
  diastolic: msg`Lower (diastolic)`,
};
