/**
 * A severity of 0–10 as the history shows it, out of 5: halved and rounded up, so that the mildest
 * symptom never reads as none.
 * @example severityOutOfFive(7) // 4
 */
export function severityOutOfFive(severity: number): number {
  return Math.ceil(severity / 2);
}
