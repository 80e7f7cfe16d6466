import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";

const css = readFileSync("src/web/styles/base.css", "utf8");
const withOwnFace = new Set([...css.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language));

/** Whether the headings of a language have another font than the English ones. */
export const hasOwnFace = (language: LanguageTag): boolean => withOwnFace.has(language);

const faceOf = (language: LanguageTag) => (hasOwnFace(language) ? "noto-serif-" : "fraunces-");

/** The fonts a page in this language loads. */
export const typefacesIn = (files: readonly string[], language: LanguageTag): string[] =>
  files.filter((file) => file.endsWith(".woff2") && basename(file).startsWith(faceOf(language)));
