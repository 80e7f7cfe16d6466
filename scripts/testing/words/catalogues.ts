import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";

const LOCALES = "src/web/i18n/locales";

const EXPLICIT_ID = "#. js-lingui-explicit-id";

/** What a translation must share with its original. */
export interface Shape {
  /** Each placeholder with its kind: `count, plural`. */
  readonly values: readonly string[];
  readonly tags: readonly string[];
  readonly plurals: readonly string[];
  /** The choices of each `select`. */
  readonly selects: readonly string[];
}

/** A message of a catalogue, with what a translator is told of it. */
interface Message {
  /** Of its English: area, context and id. */
  readonly key: string;
  /** Empty for what every screen shows. */
  readonly area: string;
  readonly context: string;
  readonly id: string;
  /** As a build has it. */
  readonly hash: string;
  readonly english: string;
  /** Empty where it has no words yet. */
  readonly text: string;
  readonly places: readonly string[];
  readonly notes: readonly string[];
}

/** The messages of a language, by area. */
export function messagesFor(language: string): readonly Message[] {
  const english = new Map(messagesIn("en").map(({ key, text }) => [key, text]));
  return messagesIn(language).map((message) => ({
    ...message,
    english: english.get(message.key) ?? message.english,
  }));
}

/** The texts of a language by area, id and context; those without words yet are left out. */
export function textsIn(language: string): ReadonlyMap<string, string> {
  const worded = messagesIn(language).filter(({ text }) => text !== "");
  return new Map(worded.map(({ key, text }) => [key, text]));
}

function messagesIn(language: string): Message[] {
  return readdirSync(LOCALES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(`${language}.po`))
    .flatMap((name) => {
      const area = name.replace(/\/?\w+\.po$/, "");
      const blocks = readFileSync(join(LOCALES, name), "utf8").split("\n\n").slice(1);
      return blocks.flatMap((block) => {
        const [context, id] = [fieldOf(block, "msgctxt"), fieldOf(block, "msgid")];
        if (id === "" || block.startsWith("#~")) return [];
        const key = `${area} ${context} ${id}`;
        const remarks = (mark: string) =>
          block.split("\n").flatMap((line) => (line.startsWith(mark) ? [line.slice(3)] : []));
        const notes = remarks("#. ").filter((note) => !note.startsWith("js-lingui"));
        const hash = block.includes(EXPLICIT_ID) ? id : generateMessageId(id, context);
        const text = fieldOf(block, "msgstr");
        return [{ key, area, context, id, hash, english: id, text, places: remarks("#: "), notes }];
      });
    });
}

function fieldOf(block: string, field: string): string {
  const quoted = new RegExp(`^${field} (".*")$`, "m").exec(block)?.[1];
  return quoted === undefined ? "" : JSON.parse(quoted);
}

type Token = string | readonly [string, string?, Readonly<Record<string, Piece>>?];
type Piece = string | number | readonly Token[];

/** The shapes of texts by their keys; a text that cannot be read throws. */
export function shapesOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Shape> {
  const { source, errors } = createCompiledCatalog("en", Object.fromEntries(texts), {
    namespace: "json",
  });
  const [first] = errors;
  if (first !== undefined) throw first.error;
  const { messages }: { messages: Readonly<Record<string, Piece>> } = JSON.parse(source);
  return new Map(Object.entries(messages).map(([key, message]) => [key, shapeOf(message)]));
}

function shapeOf(message: Piece): Shape {
  const found = { values: [] as string[], tags: [] as string[], plurals: [] as string[] };
  const selects: string[] = [];
  const walk = (piece: Piece) => {
    if (typeof piece === "number") return;
    for (const token of typeof piece === "string" ? [piece] : piece) {
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
