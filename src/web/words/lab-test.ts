import { msg } from "@lingui/core/macro";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import type { Labels } from "./labels.ts";

export const labTestLabels: Labels<LabTest> = {
  fasting_glucose: msg`Fasting glucose`,
  fasting_insulin: msg`Fasting insulin`,
  hba1c: msg`HbA1c`,
  ogtt_2h_glucose: msg`Glucose 2 hours after a sugar drink`,
  testosterone: msg`Total testosterone`,
  shbg: msg`SHBG`,
  dheas: msg`DHEAS`,
  lh: msg`LH`,
  fsh: msg`FSH`,
  amh: msg`AMH`,
  tsh: msg`TSH`,
  prolactin: msg`Prolactin`,
  progesterone: msg`Progesterone`,
  "17_ohp": msg`17-OHP`,
  total_cholesterol: msg`Total cholesterol`,
  ldl: msg`LDL cholesterol`,
  hdl: msg`HDL cholesterol`,
  triglycerides: msg`Triglycerides`,
  haemoglobin: msg`Haemoglobin`,
  ferritin: msg`Ferritin`,
  vitamin_d: msg`Vitamin D (25-OH)`,
  other: msg`Another test`,
};

/** The purpose of tests whose name is little known. */
export const labTestHints: Readonly<Partial<Labels<LabTest>>> = {
  shbg: msg`The protein that carries testosterone in the blood.`,
  dheas: msg`An androgen made by the adrenal glands.`,
  lh: msg`Luteinising hormone.`,
  fsh: msg`Follicle-stimulating hormone.`,
  amh: msg`Anti-Müllerian hormone.`,
  tsh: msg`The hormone that drives the thyroid.`,
  "17_ohp": msg`17-hydroxyprogesterone.`,
  hba1c: msg`Your average blood sugar over some weeks.`,
  ferritin: msg`Your iron store.`,
};
