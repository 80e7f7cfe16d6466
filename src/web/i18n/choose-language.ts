import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { activateLanguage, languageHere } from "./i18n.ts";

/** Shows all that stands on the screen in a language, and keeps the choice on this device. */
export async function chooseLanguage(language: LanguageTag): Promise<void> {
  if (language === languageHere()) return;
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // A browser that allows no storage is asked again at its next visit.
  }
  await activateLanguage(language);
}
