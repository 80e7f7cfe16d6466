import { MIDDLE } from "./meanings.ts";

/** Rounds a strength to the scale of 0 to 10. */
export const onScale = (strength: number) => Math.min(10, Math.max(0, Math.round(strength)));

export function stronger(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.max(one, other);
}

/** An entry needs a severity: a missing strength becomes the middle of the scale, marked as assumed. */
export const severityOf = (strength: number | null) =>
  strength === null ? { severity: MIDDLE, assumedSeverity: MIDDLE } : { severity: strength };
