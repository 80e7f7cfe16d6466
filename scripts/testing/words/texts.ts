import { readdirSync, readFileSync } from "node:fs";
import type { ReadText } from "./word-problems.ts";

const CATALOGUES = "src/web/i18n/locales";
const ARTICLES = "src/web/articles/en";
const LEGAL = "src/web/features/account/legal";
const SERVER = "src/server";

const namesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(end));

/** Translations are in a folder named after their language. */
const isEnglish = (file: string) => !/\/[a-z]{2}\/[^/]+$/.test(file);

const read = (file: string) => readFileSync(file, "utf8");

export function textsOfMwezi(): ReadText[] {
  return [
    ...namesIn(CATALOGUES, "/en.po").flatMap((file) => messagesIn(read(file), file)),
    ...namesIn(ARTICLES, ".md").flatMap((file) => paragraphsIn(read(file), file)),
    ...namesIn(LEGAL, ".md")
      .filter(isEnglish)
      .flatMap((file) => paragraphsIn(read(file), file)),
    ...namesIn(SERVER, ".ts")
      .filter((file) => !/\.test\.ts$|\/testing\/|\/demo\//.test(file))
      .flatMap((file) => detailsIn(read(file), file)),
  ];
}

const ENTRY = /^msgid (?<id>".*")\nmsgstr (?<text>".*")$/m;
/** Texts of the report and its concerns have their own readers and sources. */
const PLACE = /^#: (?!src\/report\/)(.+)$/m;

export function messagesIn(catalogue: string, file: string): ReadText[] {
  return catalogue.split("\n\n").flatMap((entry) => {
    const text = ENTRY.exec(entry)?.groups?.text;
    const place = PLACE.exec(entry)?.[1];
    if (text === undefined || text === '""' || place === undefined) return [];
    return [{ text: String(JSON.parse(text)), place: `${place} (${file})` }];
  });
}

const paragraphsIn = (page: string, place: string): ReadText[] =>
  page.split(/\n{2,}/).map((text) => ({ text, place, isArticle: true, isOwnWords: true }));

/** The server's error messages: `new AppError(code, "…")`, `detail: "…"`. */
const DETAIL = /(?:AppError\([^;]*?, |detail(?:: | = ))"([A-Z][^"]+)"/g;

export const detailsIn = (source: string, place: string): ReadText[] =>
  [...source.matchAll(DETAIL)].map(([, text]) => ({ text: text ?? "", place }));
