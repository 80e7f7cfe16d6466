import { languageOf, languageTags } from "#contract/kernel/language-tag.ts";
import { LANDING } from "./open-pages.ts";

/** @example landingAt("sw") // "/sw" */
export function landingAt(locale: string): string {
  const tag = languageOf(locale);
  return tag === "en" ? LANDING : `/${tag}`;
}

/** The landing page's address in each language, the English one first. */
export const landings = languageTags.map(landingAt);
