import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { languageTags } from "../../src/contract/kernel/language-tag.ts";
import { inLanguage } from "../../src/web/boot/in-language.ts";
import { messagesFor } from "../testing/words/catalogues.ts";
import { type Compiled, compiledIn, isFrom } from "./catalogues.ts";

export type Words = Readonly<Record<string, Compiled>>;

export const wordsOf = (languages: readonly string[]): Words =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      compiledIn(messagesFor(language), language !== "en", isFrom("src/web/")),
    ]),
  );

/** Changes with the translations, and so with the names of the files that have them. */
const stampOf = (id: string, words: Words) =>
  createHash("sha256")
    .update(JSON.stringify(Object.values(words).map((messages) => messages[id])))
    .digest("hex")
    .slice(0, 8);

/** Lingui takes a message's text from the mark, unless the catalogue has another for its id. */
export const withMarks = (code: string, words: Words): string =>
  code.replaceAll(/(\/\*i18n\*\/\s*\{\s*id: "([^"]+)")/g, (_, before: string, id: string) => {
    if (words.en?.[id] === undefined) throw new Error(`No catalogue has ${id}: npm run messages`);
    return `${before}, message: "@@${id}@@${stampOf(id, words)}"`;
  });

let words: Words | undefined;

/** In every language; read once a build, which takes a second. */
export const wordsOfAll = (): Words => (words ??= wordsOf(languageTags));

export const marksInCode: Plugin = {
  name: "mwezi:marks-in-code",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { code: /\/\*i18n\*\// },
    handler: (code) => ({ code: withMarks(code, wordsOfAll()), map: null }),
  },
};

interface Script {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

const MARK = /(["'`])@@([^@"'`\s]+)@@\w{8}\1/g;
/** The bundler has named every script but the first like the English one. */
const REFERENCE = /(["'`])([^"'`\s]*?)([\w.-]+\.en\.js)\1/g;

/** The scripts with words, or which import one with words: they are written once a language. */
function scriptsWithWords(scripts: readonly Script[]): ReadonlySet<string> {
  const found = new Set(scripts.filter(({ code }) => code.search(MARK) >= 0).map(nameOf));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { fileName, imports } of scripts) {
      if (imports.some((name) => found.has(name))) found.add(fileName);
    }
  }
  return found;
}

const nameOf = ({ fileName }: Script) => fileName;

/** @example singleName("assets/react-x.en.js") // "assets/react-x.js" */
export const singleName = (fileName: string): string => fileName.replace(/\.en\.js$/, ".js");

/** Files with words are written once a language, naming that language's files; others once. */
export function copiesOf(scripts: readonly Script[], words: Words): ReadonlyMap<string, string> {
  const withWords = scriptsWithWords(scripts);
  const bases = new Set([...withWords].map((fileName) => fileName.replace("assets/", "")));
  const renamed = (code: string, toLanguage: (quote: string, file: string) => string) =>
    code.replaceAll(REFERENCE, (_, quote: string, folder: string, base: string) =>
      bases.has(base)
        ? toLanguage(quote, folder + base)
        : `${quote}${folder}${singleName(base)}${quote}`,
    );
  const files = new Map<string, string>();
  for (const { fileName, code } of scripts) {
    if (!withWords.has(fileName)) {
      files.set(
        singleName(fileName),
        renamed(code, (_, file) => `\`${inLanguage(file, PAGES_LANGUAGE)}\``),
      );
      continue;
    }
    for (const [language, messages] of Object.entries(words)) {
      const own = renamed(code, (quote, file) => `${quote}${inLanguage(file, language)}${quote}`);
      const said = own.replaceAll(MARK, (_, _quote, id: string) =>
        JSON.stringify(messages[id] ?? words.en?.[id]),
      );
      files.set(inLanguage(fileName, language), said);
    }
  }
  return files;
}

const PAGES_LANGUAGE = `\${document.documentElement.dataset.language??"en"}`;
