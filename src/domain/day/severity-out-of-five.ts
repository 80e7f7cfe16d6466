/**
 * Converts a severity of 0–10 to 0–5 for the history: halved and rounded up, because the mildest
 * symptom must not read as none.
 * @example severityOutOfFive(7) // 4
 */
export const severityOutOfFive = (severity: number): number => Math.ceil(severity / 2);
