import type { LanguageTag } from "#contract/kernel/language-tag.ts";

const data = (): DOMStringMap => document.documentElement.dataset;

/**
 * The language first-paint.ts has chosen before the first paint: from address, setting or browser.
 * It knows the list, which the first script of every page needn't load again.
 */
export const wantedLanguage = (): LanguageTag => (data().language ?? "en") as LanguageTag;

/** Whether the prerendered text is in another language and hidden until the app renders. */
export const isRedrawn = (): boolean => data().redrawn !== undefined;

/** Shows the prerendered text after all. */
export function showAsItStands(): void {
  delete data().redrawn;
}
