import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";

const LOCALES = "src/web/i18n/locales";

/** What a translation must share with its original. */
export interface Shape {
  /** Each placeholder with its kind: `count, plural`. */
  readonly values: readonly string[];
  readonly tags: readonly string[];
  readonly plurals: readonly string[];
  /** The choices of each `select`. */
  readonly selects: readonly string[];
}

/** The texts of a language by area, id and context; those without words yet are left out. */
export function textsIn(language: string): ReadonlyMap<string, string> {
  const names = readdirSync(LOCALES, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => name.endsWith(`${language}.po`))
      .flatMap((name) => {
        const blocks = readFileSync(join(LOCALES, name), "utf8").split("\n\n").slice(1);
        return blocks.flatMap((block) => {
          const text = fieldOf(block, "msgstr");
          const key = `${name.replace(/\w+\.po$/, "")} ${fieldOf(block, "msgctxt")} ${fieldOf(block, "msgid")}`;
          return text === "" ? [] : [[key, text] as const];
        });
      }),
  );
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
