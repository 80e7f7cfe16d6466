/**
 * The Southern African Hypertension Society calls 140/90 mmHg and above high (SA guideline 2014,
 * Cardiovasc J Afr 25(6):288; kept in its later comment).
 */
export const HIGH_BLOOD_PRESSURE = { systolic: 140, diastolic: 90 } as const;

/**
 * Design judgement, on the side of caution: from here the app asks her to measure again and to
 * speak to a clinic the same day.
 */
const URGENT_BLOOD_PRESSURE = { systolic: 180, diastolic: 110 } as const;

/** mmHg. */
export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/**
 * Whether one of the two values reaches its line.
 * @example reaches({ systolic: 150, diastolic: 85 }, HIGH_BLOOD_PRESSURE) // true
 */
export const reaches = (pressure: BloodPressure, line: BloodPressure): boolean =>
  pressure.systolic >= line.systolic || pressure.diastolic >= line.diastolic;

/**
 * Whether a blood pressure (mmHg) should be asked about before it is saved; either value alone is
 * enough.
 * @example checkBloodPressure({ systolic: 150, diastolic: 85 }) // "please-check"
 */
export function checkBloodPressure(pressure: BloodPressure): "urgent" | "please-check" | null {
  if (reaches(pressure, URGENT_BLOOD_PRESSURE)) return "urgent";
  return reaches(pressure, HIGH_BLOOD_PRESSURE) ? "please-check" : null;
}
