import { languageTags } from "#contract/kernel/language-tag.ts";
import { messagesFor } from "../catalogues.ts";

export const reviewedLanguages = (): string[] =>
  languageTags.filter(
    (language) =>
      language === "en" || messagesFor(language).every(({ state }) => state === "reviewed"),
  );
