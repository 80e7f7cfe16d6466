/** `null` if empty, NaN if invalid. @example numberTyped("0,5") // 0.5 */
export function numberTyped(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return null;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
