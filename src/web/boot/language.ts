import type { LanguageTag } from "#contract/kernel/language-tag.ts";

const data = (): DOMStringMap => document.documentElement.dataset;

/** Reads the choice of first-paint.ts (address, setting or browser), to avoid loading the list again. */
export const wantedLanguage = (): LanguageTag => (data().language ?? "en") as LanguageTag;

/** Whether the prerendered text is in another language and hidden until the app renders. */
export const isRedrawn = (): boolean => data().redrawn !== undefined;

export function showAsItStands(): void {
  delete data().redrawn;
}
