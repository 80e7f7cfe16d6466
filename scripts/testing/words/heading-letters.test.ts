import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";

const face = create(readFileSync("src/web/styles/fonts/noto-serif-semibold.woff2"));
const letters = new Set(face.characterSet.map((code) => String.fromCodePoint(code)));

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => name.test(file));

/** The translations in a catalogue; English uses a subset of the letters. */
const said = (catalogue: string) =>
  [...catalogue.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, text]) => text).join("");

function textIn(language: string): string {
  const catalogue = readFileSync(`src/web/i18n/locales/${language}.po`, "utf8");
  const articles = filesIn(`src/web/articles/${language}`, /\.md$/);
  expect(articles.length).toBeGreaterThan(5);
  return [said(catalogue), ...articles.map((file) => readFileSync(file, "utf8"))].join("");
}

/** Letters and combining marks, composed where possible, as in browsers. */
const lettersIn = (text: string) => new Set(text.normalize("NFC").match(/[\p{L}\p{M}]/gu));

describe("the heading font for Hausa and Yoruba", () => {
  it.each(["ha", "yo"])("has every letter that the app uses in %s", (language) => {
    const missing = [...lettersIn(textIn(language))].filter((letter) => !letters.has(letter));
    expect(missing).toEqual([]);
  });

  it.each(["ẹ\u0301", "ẹ\u0300", "ọ\u0301", "ọ\u0300", "Ẹ\u0300", "Ọ\u0301"])(
    "positions the tone mark of %s on the letter, with zero width",
    (text) => {
      const [, mark] = face.layout(text).positions;
      expect(mark?.xAdvance).toBe(0);
      expect(mark?.xOffset).not.toBe(0);
    },
  );
});
