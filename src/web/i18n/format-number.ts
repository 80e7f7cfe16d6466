import { writeNumber } from "#domain/language/write-number.ts";
import { formsIn } from "./written-forms.ts";

/** Shows at most one decimal. @example formatTenths(2.04, "en") // "2" */
export function formatTenths(value: number, locale: string): string {
  return writeNumber(value, formsIn(locale), { maximumFractionDigits: 1 });
}

/** Exactly one decimal. @example formatOneTenth(2.04, "en") // "2.0" */
export function formatOneTenth(value: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return writeNumber(value, formsIn(locale), digits);
}
