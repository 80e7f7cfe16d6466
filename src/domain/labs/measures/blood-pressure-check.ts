/**
 * The Southern African Hypertension Society calls 140/90 mmHg and above high (SA guideline 2014,
 * Cardiovasc J Afr 25(6):288; kept in its later comment).
 */
export const HIGH_BLOOD_PRESSURE = { systolic: 140, diastolic: 90 } as const;

/** mmHg. */
export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** Returns whether either value is at or above its limit. @example reaches({ systolic: 150, diastolic: 85 }, HIGH_BLOOD_PRESSURE) // true */
export const reaches = (pressure: BloodPressure, line: BloodPressure): boolean =>
  pressure.systolic >= line.systolic || pressure.diastolic >= line.diastolic;
