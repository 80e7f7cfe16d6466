import { readFileSync } from "node:fs";
import { createCompiledCatalog } from "@lingui/cli/api";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { type ReviewState, stateOf } from "./reviews/review-state.ts";

const LOCALES = "src/web/i18n/locales";

const EXPLICIT_ID = "#. js-lingui-explicit-id";

/** What a translation must have in common with its original. */
export interface Shape {
  /** Placeholders with their kinds: `count, plural`. */
  readonly values: readonly string[];
  readonly tags: readonly string[];
  readonly plurals: readonly string[];
  /** The cases of each `select`. */
  readonly selects: readonly string[];
}

/** A message of a catalogue with its notes for translators. */
interface Message {
  /** Context and id of the English message. */
  readonly key: string;
  readonly context: string;
  readonly id: string;
  /** The id used by builds. */
  readonly hash: string;
  readonly english: string;
  readonly text: string;
  readonly places: readonly string[];
  readonly notes: readonly string[];
  readonly state: ReviewState;
}

interface Catalogue {
  readonly path: string;
  readonly blocks: readonly string[];
}

export function messagesFor(language: string): readonly Message[] {
  const english = textsIn("en");
  return catalogueOf(language).blocks.flatMap((block) =>
    messageIn(block, english.get(keyOf(block))),
  );
}

export function textsIn(language: string): ReadonlyMap<string, string> {
  return new Map(
    catalogueOf(language).blocks.flatMap((block) => {
      const text = fieldOf(block, "msgstr");
      return isMessage(block) && text !== "" ? [[keyOf(block), text] as const] : [];
    }),
  );
}

export function catalogueOf(language: string): Catalogue {
  const path = `${LOCALES}/${language}.po`;
  return { path, blocks: readFileSync(path, "utf8").split("\n\n").slice(1) };
}

export const keyOf = (block: string): string =>
  `${fieldOf(block, "msgctxt")} ${fieldOf(block, "msgid")}`;

const isMessage = (block: string) => fieldOf(block, "msgid") !== "" && !block.startsWith("#~");

function messageIn(block: string, original: string | undefined): Message[] {
  if (!isMessage(block)) return [];
  const [context, id] = [fieldOf(block, "msgctxt"), fieldOf(block, "msgid")];
  const text = fieldOf(block, "msgstr");
  const english = original ?? id;
  const remarks = (mark: string) =>
    block.split("\n").flatMap((line) => (line.startsWith(mark) ? [line.slice(3)] : []));
  return [
    {
      key: keyOf(block),
      context,
      id,
      english,
      text,
      hash: block.includes(EXPLICIT_ID) ? id : generateMessageId(id, context),
      places: remarks("#: "),
      notes: remarks("#. ").filter((note) => !note.startsWith("js-lingui")),
      state: stateOf(block, english, text),
    },
  ];
}

function fieldOf(block: string, field: string): string {
  const quoted = new RegExp(`^${field} (".*")$`, "m").exec(block)?.[1];
  return quoted === undefined ? "" : JSON.parse(quoted);
}

type Token = string | readonly [string, string?, Readonly<Record<string, Piece>>?];
type Piece = string | number | readonly Token[];

/** The shapes of texts by key; throws if a text is invalid. */
export function shapesOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Shape> {
  const { source, errors } = createCompiledCatalog("en", Object.fromEntries(texts), {
    namespace: "json",
  });
  const [first] = errors;
  if (first !== undefined) throw first.error;
  const { messages }: { messages: Readonly<Record<string, Piece>> } = JSON.parse(source);
  return new Map(Object.entries(messages).map(([key, message]) => [key, shapeOf(message)]));
}

function tokensOf(piece: Piece): readonly Token[] {
  if (typeof piece === "number") return [];
  return typeof piece === "string" ? [piece] : piece;
}

function shapeOf(message: Piece): Shape {
  const found = { values: [] as string[], tags: [] as string[], plurals: [] as string[] };
  const selects: string[] = [];
  const walk = (piece: Piece) => {
    for (const token of tokensOf(piece)) {
      if (typeof token === "string") {
        found.tags.push(...(token.match(/<\/?\d+\/?>/g) ?? []));
        continue;
      }
      const [name, kind = "value", cases = {}] = token;
      found.values.push(`${name}, ${kind}`);
      const names = Object.keys(cases).filter((one) => one !== "offset" && !/^=?\d+$/.test(one));
      if (kind === "select") selects.push(`${name}: ${names.sort().join()}`);
      else found.plurals.push(...names);
      for (const inner of Object.values(cases)) walk(inner);
    }
  };
  walk(message);
  return {
    values: distinct(found.values),
    tags: distinct(found.tags),
    plurals: distinct(found.plurals),
    selects: distinct(selects),
  };
}

const distinct = (words: readonly string[]) => [...new Set(words)].sort();
