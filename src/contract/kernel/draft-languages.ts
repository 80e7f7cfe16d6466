import draftLanguages from "./draft-languages.json" with { type: "json" };

/**
 * Whether the words of a language, by its `lang`, are a draft still: some message of it is not marked
 * as reviewed. `npm run words` writes which.
 * @example isDraft("en") // false
 */
export const isDraft = (language: string): boolean =>
  draftLanguages.some((one: string) => one === language);
