import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type FindMessages, indexMessages } from "#web/entry/better-words/message-index.ts";
import { messagesFor } from "../catalogues.ts";

export const findWordsIn = (language: string): FindMessages =>
  indexMessages(
    Object.fromEntries(
      messagesFor(language).map(({ hash, english, text }) => [
        hash,
        compileMessage(text || english),
      ]),
    ),
  );
