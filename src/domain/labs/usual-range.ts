import { HIGH_BLOOD_PRESSURE } from "./measures/blood-pressure-check.ts";

export type ChartedMeasure =
  | "fastingGlucose"
  | "insulin"
  | "hba1c"
  | "systolic"
  | "diastolic"
  | "weight"
  | "waistCircumference"
  | "basalBodyTemp";

/** The range drawn behind a trend chart; not a verdict on single values. */
export interface UsualRange {
  /** Usual values lie below this; `null` if the source does not say what is usual. */
  readonly below: number | null;
  /** From here a clinician follows up. */
  readonly highFrom: number;
  readonly source: string;
}

const AMERICAN_DIABETES_ASSOCIATION =
  "American Diabetes Association, Standards of Care, Diabetes Care";
const HYPERTENSION_SOCIETY =
  "Southern African Hypertension Society, guideline 2014, Cardiovasc J Afr 25(6):288";

/** Glucose in mg/dL, HbA1c in %, blood pressure in mmHg. */
const ranges: Readonly<Partial<Record<ChartedMeasure, UsualRange>>> = {
  fastingGlucose: { below: 100, highFrom: 126, source: AMERICAN_DIABETES_ASSOCIATION },
  hba1c: { below: 5.7, highFrom: 6.5, source: AMERICAN_DIABETES_ASSOCIATION },
  systolic: { below: null, highFrom: HIGH_BLOOD_PRESSURE.systolic, source: HYPERTENSION_SOCIETY },
  diastolic: { below: null, highFrom: HIGH_BLOOD_PRESSURE.diastolic, source: HYPERTENSION_SOCIETY },
};

/**
 * `null` if none is universal: waist thresholds differ widely between African studies (81 to 91.5
 * cm), insulin between laboratories, and weight and basal temperature between persons.
 * @example usualRange("hba1c") // { below: 5.7, highFrom: 6.5, source: "…" }
 */
export const usualRange = (measure: ChartedMeasure): UsualRange | null => ranges[measure] ?? null;
