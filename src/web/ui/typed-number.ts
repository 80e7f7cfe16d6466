/**
 * A number as it was typed: `null` when nothing is there, not a number when it cannot be read. A
 * comma is a point.
 * @example numberTyped("0,5") // 0.5
 */
export function numberTyped(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return null;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
