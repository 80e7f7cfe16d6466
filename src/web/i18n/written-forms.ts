import { english } from "#domain/language/english.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";

const formsByLanguage = new Map<string, WrittenForms>([[english.language, english]]);

/** Loaded with their language, or instead of the English ones for another region. */
export function addForms(forms: WrittenForms): void {
  formsByLanguage.set(forms.language, forms);
}

export const formsIn = (locale: string): WrittenForms => formsByLanguage.get(locale) ?? english;
