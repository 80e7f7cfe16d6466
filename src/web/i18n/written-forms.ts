import { english } from "#domain/language/forms/english.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";

const formsByLanguage = new Map<string, WrittenForms>([[english.language, english]]);

/** Those of another language come with its words; of English, another place's take the place of these. */
export function addForms(forms: WrittenForms): void {
  formsByLanguage.set(forms.language, forms);
}

/** How days, numbers and lists are written in a language. */
export function formsIn(locale: string): WrittenForms {
  return formsByLanguage.get(locale) ?? english;
}
