import draftLanguages from "./draft-languages.json" with { type: "json" };

/**
 * Returns whether a language's translation is a draft: some message is not reviewed. `npm run
 * words` generates the list.
 * @example isDraft("en") // false
 */
export const isDraft = (language: string): boolean =>
  draftLanguages.some((one: string) => one === language);
