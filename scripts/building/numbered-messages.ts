import type { Plugin } from "vite";
import { type NumberedMessages, numberedId } from "#web/i18n/numbered-messages.ts";
import { wordAreas } from "../../word-areas.ts";
import { messagesFor } from "../testing/words/catalogues.ts";

type Messages = Readonly<Record<string, unknown>>;

/** The message ids of each area, in file order. */
export interface Numbers {
  /** New ids by Lingui's ids. */
  readonly ids: ReadonlyMap<string, string>;
  /** Lingui's ids of the messages that belong to an area. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** Daily areas come first, so that shared messages belong to them. */
const areas = ["app", ...Object.keys(wordAreas)];

/** Composed at run time, like `concern.fact.fainting`, so no source contains it. */
const isComposed = (id: string) => id.includes(".");

/**
 * Numbers the messages of all areas; a shared one belongs to the first area that has it.
 * @example numbersOf([["app", "K2mP0x"], ["home", "aB3dE6"]]).ids.get("aB3dE6") // "home:0"
 */
export function numbersOf(messages: readonly (readonly [area: string, id: string])[]): Numbers {
  const own = new Map<string, string[]>();
  const ids = new Map<string, string>();
  for (const [area, id] of messages) {
    if (ids.has(id) || isComposed(id)) continue;
    const before = own.get(area) ?? [];
    ids.set(id, numberedId(area, before.length));
    own.set(area, [...before, id]);
  }
  return { ids, own };
}

/**
 * A catalogue with its messages in numeric order. If the language lacks one of its area's messages,
 * all are listed by name.
 */
export function numbered(area: string, messages: Messages, { ids, own }: Numbers): unknown {
  const mine = own.get(area) ?? [];
  const isWhole = mine.length > 0 && mine.every((id) => id in messages);
  const others = Object.entries(messages).filter(([id]) => !isWhole || !mine.includes(id));
  const named = Object.fromEntries(others.map(([id, message]) => [ids.get(id) ?? id, message]));
  if (!isWhole) return named;
  return [area, named, ...mine.map((id) => messages[id])] as unknown as NumberedMessages;
}

/** A screen's source with numbered messages; an unknown message throws. */
export const withNumbers = (code: string, { ids }: Numbers): string =>
  code.replaceAll(/(\/\*i18n\*\/\s*\{\s*id: )"([^"]+)"/g, (_, before: string, id: string) => {
    const number = isComposed(id) ? id : ids.get(id);
    if (number === undefined) throw new Error(`No catalogue has ${id}: npm run messages`);
    return `${before}"${number}"`;
  });

function idsByArea(): (readonly [area: string, id: string])[] {
  const messages = messagesFor("en").map(({ area, hash }) => [area || "app", hash] as const);
  return messages.toSorted(([one], [other]) => areas.indexOf(one) - areas.indexOf(other));
}

const areaOf = (path: string) => /\/locales\/(?:([\w-]+)\/)?\w+\.po$/.exec(path)?.[1] ?? "app";

/**
 * Replaces Lingui's message hashes by area and position. The hashes, 6 incompressible letters per
 * message and language, were a quarter of each catalogue.
 */
export function numberedMessages(): Plugin[] {
  let known: Numbers | undefined;
  const numbers = () => {
    known ??= numbersOf(idsByArea());
    return known;
  };
  const code = (text: string) => ({ code: text, map: null, moduleType: "js" as const });
  return [
    {
      ...{ name: "mwezi:numbered-messages", apply: "build", enforce: "pre" },
      transform: {
        filter: { code: /\/\*i18n\*\// },
        handler: (source) => ({ code: withNumbers(source, numbers()), map: null }),
      },
    },
    {
      ...{ name: "mwezi:numbered-catalogues", apply: "build" },
      transform: {
        filter: { id: /[.]po$/ },
        handler: (source, id) => {
          const [, text = ""] = /JSON[.]parse\((".*")\)/su.exec(source) ?? [];
          const messages: Messages = JSON.parse(JSON.parse(text));
          return code(
            `export const messages=${JSON.stringify(numbered(areaOf(id), messages, numbers()))}`,
          );
        },
      },
    },
  ];
}
