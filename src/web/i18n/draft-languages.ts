/** The languages whose words no native speaker has read whole. */
const draftLanguages: readonly string[] = ["sw", "ha", "yo", "zu", "xh", "af"];

/** Whether the words of a language, by its `lang`, are a draft still. */
export const isDraft = (language: string): boolean => draftLanguages.includes(language);
