import reviewed from "./reviewed-languages.json" with { type: "json" };

/**
 * Returns whether a language's translation is a draft: some message is not reviewed. `npm run
 * words` generates the list of the others.
 * @example isDraft("en") // false
 */
export const isDraft = (language: string): boolean =>
  !reviewed.some((one: string) => one === language);
