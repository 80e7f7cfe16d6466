import { concernWords } from "./concern-words.ts";
import { factWords, lookedAtWords, valueWords } from "./facts.ts";

const withIds = (group: string, words: object) =>
  Object.entries(words).map(([name, text]) => [`concern.${group}.${name}`, text]);

/**
 * Every sentence that is said of a concern, in English, by the id that the web's catalogues know it
 * by: `concern.<key>.<part>`, `concern.fact.<fact>`, `concern.value.<value>`.
 */
export const concernMessages: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(concernWords).flatMap(([name, words]) => withIds(name, words ?? {})),
  ...withIds("fact", factWords),
  ...withIds("value", valueWords),
  ...withIds("looked", lookedAtWords),
]);
