import { languageTags } from "#contract/kernel/language-tag.ts";
import { messagesFor } from "./catalogues.ts";

/** The languages without a message that is unreviewed in its current form. */
export const reviewedLanguages = (): string[] =>
  languageTags.filter(
    (language) =>
      language === "en" || messagesFor(language).every(({ state }) => state === "reviewed"),
  );
