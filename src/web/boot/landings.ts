import { languageOf, languageTags } from "#contract/kernel/language-tag.ts";
import { LANDING } from "./open-pages.ts";

/** @example landingAt("sw") // "/sw" */
export function landingAt(locale: string): string {
  const tag = languageOf(locale);
  return tag === "en" ? LANDING : `/${tag}`;
}

export const landings = languageTags.map(landingAt);
