import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { activateLanguage, languageHere } from "./i18n.ts";

export async function chooseLanguage(language: LanguageTag): Promise<void> {
  if (language === languageHere()) return;
  storeLanguage(language);
  await activateLanguage(language);
}

export function storeLanguage(language: LanguageTag): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Without storage the choice lasts for this visit.
  }
}
