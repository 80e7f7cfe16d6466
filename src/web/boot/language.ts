import type { LanguageTag } from "#contract/language-tag.ts";

/** The language theme.js has chosen before the first paint: by address, choice or browser. */
export function wantedLanguage(): LanguageTag {
  const { language } = document.documentElement.dataset;
  return language === "sw" || language === "ha" || language === "yo" ? language : "en";
}
