import type { LanguageTag } from "#contract/kernel/language-tag.ts";

const data = (): DOMStringMap => document.documentElement.dataset;

/** The language first-paint.ts has chosen before the first paint: from address, setting or browser. */
export function wantedLanguage(): LanguageTag {
  const { language } = data();
  return language === "sw" || language === "ha" || language === "yo" ? language : "en";
}

/** Whether the prerendered text is in another language and hidden until the app renders. */
export const isRedrawn = (): boolean => data().redrawn !== undefined;

/** Shows the prerendered text after all. */
export function showAsItStands(): void {
  delete data().redrawn;
}
