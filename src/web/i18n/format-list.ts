import { writeList } from "#domain/language/write-list.ts";
import { formsIn } from "./written-forms.ts";

/** @example formatList(["acne", "bloating"], "en") // "acne and bloating" */
export function formatList(words: readonly string[], locale: string): string {
  return writeList(words, formsIn(locale));
}
