import reviewed from "./reviewed-languages.json" with { type: "json" };

/**
 * Whether some message is not reviewed; `npm run words` generates the list of the others.
 * @example isDraft("en") // false
 */
export const isDraft = (language: string): boolean =>
  !reviewed.some((one: string) => one === language);
