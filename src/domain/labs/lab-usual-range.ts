import type { LabTest } from "./lab-tests.ts";
import { type UsualRange, usualRange } from "./usual-range.ts";

/** A published range in its source's unit. */
export type LabUsualRange = UsualRange & { readonly unit: string };

const SOUTH_AFRICAN_COLLEGE_NOTES =
  "Notes for the Fellowship of the College of Obstetricians and Gynaecologists of South Africa";

/**
 * Returns the published range for all adults; `null` if assay, age and cycle day matter. For
 * testosterone, only the value from which a clinician follows up soon.
 * @example labUsualRange("hba1c") // { below: 5.7, highFrom: 6.5, unit: "%", source: "…" }
 */
export function labUsualRange(test: LabTest): LabUsualRange | null {
  const glucose = usualRange("fastingGlucose");
  const hba1c = usualRange("hba1c");
  switch (test) {
    case "fasting_glucose":
      return glucose && { ...glucose, unit: "mg/dL" };
    case "hba1c":
      return hba1c && { ...hba1c, unit: "%" };
    case "ogtt_2h_glucose":
      return glucose && { below: 140, highFrom: 200, source: glucose.source, unit: "mg/dL" };
    case "testosterone":
      return { below: null, highFrom: 5, source: SOUTH_AFRICAN_COLLEGE_NOTES, unit: "nmol/L" };
    default:
      return null;
  }
}
