import { createCompiledCatalog } from "@lingui/cli/api";
import { type FindMessages, indexMessages } from "#web/entry/better-words/message-index.ts";
import { messagesFor } from "../catalogues.ts";

/** Maps text on a screen to its messages in the catalogues it has loaded. */
export function findWordsIn(language: string): (areas: readonly string[]) => FindMessages {
  const messages = messagesFor(language).map(({ area, hash, english, text }) => ({
    area: area === "" ? "app" : area,
    hash,
    text: text === "" ? english : text,
  }));
  const known = new Map<string, FindMessages>();
  return (areas) => {
    const name = [...new Set(areas)].sort().join(" ");
    const find = known.get(name) ?? indexMessages(compiled(language, messages, areas));
    known.set(name, find);
    return find;
  };
}

interface Translated {
  readonly area: string;
  readonly hash: string;
  readonly text: string;
}

function compiled(language: string, messages: readonly Translated[], areas: readonly string[]) {
  const texts = messages.filter(({ area }) => areas.includes(area));
  const { source } = createCompiledCatalog(
    language,
    Object.fromEntries(texts.map(({ hash, text }) => [hash, text])),
    { namespace: "json" },
  );
  const answer: { messages: Readonly<Record<string, unknown>> } = JSON.parse(source);
  return answer.messages;
}
