import { concernWords, wordsOfTopic } from "./concern-words.ts";
import { factWords, lookedAtWords, valueWords } from "./facts.ts";
import type { ConcernTopic } from "./topics.ts";

const withIds = (group: string, words: object) =>
  Object.entries(words).map(([name, text]) => [`concern.${group}.${name}`, text]);

const messagesOf = (words: typeof concernWords): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).flatMap(([name, parts]) => withIds(name, parts ?? {})));

/** What is said of the concerns of a topic, in English, by id: `concern.<key>.<part>`. */
export const messagesOfTopic = (topic: ConcernTopic) => messagesOf(wordsOfTopic[topic]);

/** What is said of several: `concern.fact.<fact>`, `concern.value.<value>`, `concern.looked.<kind>`. */
export const sharedConcernMessages: Readonly<Record<string, string>> = Object.fromEntries([
  ...withIds("fact", factWords),
  ...withIds("value", valueWords),
  ...withIds("looked", lookedAtWords),
]);

/** Every sentence that is said of a concern, in English, by the id that the web's catalogues know it by. */
export const concernMessages: Readonly<Record<string, string>> = {
  ...messagesOf(concernWords),
  ...sharedConcernMessages,
};
