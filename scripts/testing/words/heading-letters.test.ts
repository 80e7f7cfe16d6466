import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { articleTags } from "#web/articles/article-address.ts";
import { hasOwnFace } from "../../building/typefaces.ts";
import { translatedTags } from "./terms.ts";

const faceIn = (file: string) => create(readFileSync(`src/web/styles/fonts/${file}.woff2`));
const wide = faceIn("noto-serif-semibold");
const usual = faceIn("fraunces-latin");

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => name.test(file));

/** The translations in a catalogue; English uses a subset of the letters. */
const said = (catalogue: string) =>
  [...catalogue.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, text]) => text).join("");

function textIn(language: LanguageTag): string {
  const catalogue = readFileSync(`src/web/i18n/locales/${language}.po`, "utf8");
  const hasArticles = articleTags.some((tag) => tag === language);
  const articles = hasArticles ? filesIn(`src/web/articles/${language}`, /\.md$/) : [];
  expect(articles.length > 5).toBe(hasArticles);
  return [said(catalogue), ...articles.map((file) => readFileSync(file, "utf8"))].join("");
}

/** Letters and combining marks, composed where possible, as in browsers. */
const lettersIn = (text: string) =>
  new Set(text.normalize("NFC").match(/[\p{Script=Latin}\p{M}]/gu));

describe("the heading font", () => {
  // A language with other letters needs a line beside Hausa and Yoruba in base.css.
  it.each(translatedTags)("has every letter that the app uses in %s", (language) => {
    const codes = (hasOwnFace(language) ? wide : usual).characterSet;
    const letters = new Set(codes.map((code) => String.fromCodePoint(code)));
    const missing = [...lettersIn(textIn(language))].filter((letter) => !letters.has(letter));
    expect(missing).toEqual([]);
  });

  it.each(["ẹ\u0301", "ẹ\u0300", "ọ\u0301", "ọ\u0300", "Ẹ\u0300", "Ọ\u0301"])(
    "positions the tone mark of %s on the letter, with zero width",
    (text) => {
      const [, mark] = wide.layout(text).positions;
      expect(mark?.xAdvance).toBe(0);
      expect(mark?.xOffset).not.toBe(0);
    },
  );
});
