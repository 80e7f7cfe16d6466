import { type ConcernArea, concernAreas } from "./areas.ts";
import { wordsOfTopic } from "./concern-words.ts";
import { lookedAtWords, otherFactWords, unratedFactWords, valueWords } from "./facts.ts";
import { labFactWords } from "./labs.ts";
import { moreSignWords } from "./more-signs.ts";
import { bodySignWords } from "./signs.ts";
import { concernTopics } from "./topics.ts";

type Messages = Readonly<Record<string, string>>;

const withIds = (group: string, words: object): Messages =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [`concern.${group}.${name}`, text]),
  );

const ofTopics = concernTopics.map((topic) => {
  const parts = Object.entries(wordsOfTopic[topic]).map(([name, one]) => withIds(name, one ?? {}));
  return [`concerns-${topic}`, Object.assign({}, ...parts)] as const;
});

/** By id: `concern.<key>.<part>`, `concern.fact.<fact>`, `concern.value.<value>` and so on. */
export const messagesOfArea = {
  ...(Object.fromEntries(ofTopics) as Record<ConcernArea, Messages>),
  "concern-facts": {
    ...withIds("fact", otherFactWords),
    ...withIds("fact", unratedFactWords),
    ...withIds("value", valueWords),
    ...withIds("looked", lookedAtWords),
  },
  "concern-signs": withIds("fact", bodySignWords),
  "concern-more-signs": withIds("fact", moreSignWords),
  "concern-labs": withIds("fact", labFactWords),
} as const satisfies Readonly<Record<ConcernArea, Messages>>;

export const concernMessages: Messages = Object.assign(
  {},
  ...concernAreas.map((area) => messagesOfArea[area]),
);
