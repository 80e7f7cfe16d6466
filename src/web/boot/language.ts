import type { LanguageTag } from "#contract/kernel/language-tag.ts";

const { dataset } = document.documentElement;

/** The language theme.js has chosen before the first paint: by address, choice or browser. */
export function wantedLanguage(): LanguageTag {
  const { language } = dataset;
  return language === "sw" || language === "ha" || language === "yo" ? language : "en";
}

/** Whether the document stands in another one: its text is out of sight until the app draws it. */
export const isRedrawn = (): boolean => dataset.redrawn !== undefined;

/** Shows what stands in the document after all. */
export function showAsItStands(): void {
  delete dataset.redrawn;
}
