import { messagesFor } from "./catalogues.ts";

const translated = ["sw", "ha", "yo", "zu", "xh", "af"];

/** The languages of which some message has not been read as it is now. */
export const languagesInDraft = (): string[] =>
  translated.filter((language) => messagesFor(language).some(({ state }) => state === "draft"));
