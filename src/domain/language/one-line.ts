import type { WrittenForms } from "./written-forms.ts";

const NO_BREAK = "\u00a0";

/**
 * A day or a measure that no end of a line can tear apart: the number stays with the month or the unit
 * behind it, and what leads to another day with the first. English keeps the plain spaces that the specification has.
 * @example onOneLine("9 Okt 2026", swahili) // "9\u00a0Okt 2026"
 */
export function onOneLine(words: string, { language }: WrittenForms): string {
  return language === "en" ? words : words.replaceAll(/(?<=\d) (?=[\p{L}°%])| (?=–)/gu, NO_BREAK);
}
