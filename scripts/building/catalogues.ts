import { basename } from "node:path";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";
import { messagesOfArea } from "../../src/report/concern-words/messages.ts";
import { columnMessages } from "../../src/report/messages/columns.ts";
import { pageOfReportMessages } from "../../src/report/messages/report-messages.ts";
import { messagesFor } from "../testing/words/catalogues.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

/** Whether a message is used by a source in a folder. */
export const isFrom =
  (folder: string) =>
  ({ places }: Message): boolean =>
    places.some((place) => place.startsWith(folder));

/** By the id that builds use. */
export type Compiled = Readonly<Record<string, CompiledMessage>>;

type Message = ReturnType<typeof messagesFor>[number];

const tables: Readonly<Record<string, object>> = {
  ...messagesOfArea,
  report: pageOfReportMessages,
  "field-labels": columnMessages,
};

/** Fills gaps with English. On request a number keeps its unit on its line. */
export function compiledIn(
  messages: readonly Message[],
  hasNonBreakingSpaces: boolean,
  isWanted: (message: Message) => boolean,
): Compiled {
  const compiled = messages.filter(isWanted).map(({ hash, text, english }) => {
    const message = compileMessageOrThrow(text || english);
    return [
      hash,
      hasNonBreakingSpaces ? (withNonBreakingSpaces(message) as CompiledMessage) : message,
    ] as const;
  });
  return Object.fromEntries(compiled);
}

/** `sw.po` of the interface, `en.po?from=entry/crisis` of some sources, `sw.po?table=…` of a table. */
export function catalogues(): Plugin {
  let isBuild = false;
  const known = new Map<string, readonly Message[]>();
  const read = (language: string) => {
    const messages = known.get(language) ?? messagesFor(language);
    known.set(language, messages);
    return messages;
  };
  return {
    name: "mwezi:catalogues",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    watchChange: () => known.clear(),
    load: {
      filter: { id: /[.]po(?:[?].*)?$/ },
      handler(id) {
        const [path = "", query] = id.split("?");
        const language = basename(path, ".po");
        const wanted = new URLSearchParams(query);
        const table = wanted.get("table");
        const isWanted =
          table === null
            ? isFrom(`src/web/${wanted.get("from") ?? ""}`)
            : ({ hash }: Message) => hash in (tables[table] ?? {});
        const messages = compiledIn(read(language), isBuild && language !== "en", isWanted);
        this.addWatchFile(path);
        const text = JSON.stringify(JSON.stringify(messages));
        return { code: `export const messages=JSON.parse(${text})`, map: null, moduleType: "js" };
      },
    },
  };
}
