import type { WrittenForms } from "./written-forms.ts";

const NO_BREAK = "\u00a0";

/**
 * Inserts non-breaking spaces: a number stays with its month or unit, and the start of a range with
 * its connector. English has plain spaces, as specified.
 * @example onOneLine("9 Okt 2026", swahili) // "9\u00a0Okt 2026"
 */
export function onOneLine(words: string, { language }: WrittenForms): string {
  return language === "en" ? words : words.replaceAll(/(?<=\d) (?=[\p{L}°%])| (?=–)/gu, NO_BREAK);
}
