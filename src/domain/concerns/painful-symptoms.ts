import type { SymptomType } from "../day/symptom-type.ts";

/** The symptoms that hurt. */
export const painfulSymptoms: readonly SymptomType[] = [
  "cramps",
  "pelvic_pain",
  "pain_during_sex",
  "painful_bowel_movements",
  "headaches",
  "breast_tenderness",
  "back_pain",
  "joint_pain",
];
