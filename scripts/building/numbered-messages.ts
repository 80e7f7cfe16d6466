import type { Plugin } from "vite";
import { type NumberedMessages, numberedId } from "#web/i18n/numbered-messages.ts";
import { wordAreas } from "../../word-areas.ts";
import { messagesFor } from "../testing/words/catalogues.ts";

type Messages = Readonly<Record<string, unknown>>;

/** Ids of the areas, each in the order of its file. */
export interface Numbers {
  /** The new id of a message by the one that Lingui gave it. */
  readonly ids: ReadonlyMap<string, string>;
  /** Lingui's ids of the messages that belong to an area. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** Those of every day come first: what they share is theirs. */
const areas = ["app", ...Object.keys(wordAreas)];

/** Composed where it is said, as `concern.fact.fainting`: no source names it whole. */
const isComposed = (id: string) => id.includes(".");

/**
 * Numbers the messages of all areas: one that several have belongs to the first that has it.
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
 * A catalogue with its messages in the order of their numbers. Where a language lacks one of its
 * area, all are named.
 */
export function numbered(area: string, messages: Messages, { ids, own }: Numbers): unknown {
  const mine = own.get(area) ?? [];
  const isWhole = mine.length > 0 && mine.every((id) => id in messages);
  const others = Object.entries(messages).filter(([id]) => !isWhole || !mine.includes(id));
  const named = Object.fromEntries(others.map(([id, message]) => [ids.get(id) ?? id, message]));
  if (!isWhole) return named;
  return [area, named, ...mine.map((id) => messages[id])] as unknown as NumberedMessages;
}

/** The source of a screen with the numbers of its messages; one that no catalogue has is thrown. */
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
 * Names messages in a build by their place in the catalogue of their area, in place of a hash that
 * took a quarter of each: 6 letters that nothing compresses, in each language.
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
