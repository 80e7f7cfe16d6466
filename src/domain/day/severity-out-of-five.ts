/** Rounded up: the mildest symptom must not read as none. @example severityOutOfFive(7) // 4 */
export const severityOutOfFive = (severity: number): number => Math.ceil(severity / 2);
