import type { WrittenForms } from "./written-forms.ts";

interface Digits {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits: number;
}

/**
 * A number with the marks of the language, thousands in groups of three, rounded half away from zero
 * to `maximumFractionDigits`, of which at least `minimumFractionDigits` (none) are shown.
 * @example writeNumber(1234.56, english, { maximumFractionDigits: 1 }) // "1,234.6"
 */
export function writeNumber(value: number, forms: WrittenForms, digits: Digits): string {
  const { minimumFractionDigits = 0, maximumFractionDigits } = digits;
  // `toFixed` rounds the binary value: 1.45 becomes 1.4. The text of the number is what was meant.
  const rounded = Number(
    `${Math.round(Number(`${Math.abs(value)}e${maximumFractionDigits}`))}e-${maximumFractionDigits}`,
  );
  const [whole = "", fraction = ""] = rounded.toFixed(maximumFractionDigits).split(".");
  const shown = withoutZeros(fraction, minimumFractionDigits);
  const grouped = groupsOfThree(whole).join(forms.thousandsMark);
  const sign = value < 0 && rounded !== 0 ? "-" : "";
  return `${sign}${grouped}${shown === "" ? "" : forms.decimalMark}${shown}`;
}

function withoutZeros(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === "0") end -= 1;
  return fraction.slice(0, end);
}

function groupsOfThree(whole: string): string[] {
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first)];
  for (let start = first; start < whole.length; start += 3) {
    groups.push(whole.slice(start, start + 3));
  }
  return groups;
}
