import { messagesFor } from "./catalogues.ts";

const translated = ["sw", "ha", "yo", "zu", "xh", "af"];

/** The languages with messages that are unreviewed in their current form. */
export const languagesInDraft = (): string[] =>
  translated.filter((language) => messagesFor(language).some(({ state }) => state === "draft"));
