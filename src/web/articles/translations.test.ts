import { describe, expect, it } from "vitest";
import { isInEnglishOnly, translatedSlugs, translations } from "./article-address.ts";
import { readArticles, readArticlesIn } from "./read-articles.ts";
import { headingAnchor, marksIn, readText } from "./read-text.ts";

const files = Object.keys(import.meta.glob("./*/*.md", { query: "?raw" }));
const english = new Map(readArticles().map((article) => [article.slug, article]));

const translated = translations.flatMap((language) =>
  readArticlesIn(language)
    .filter(({ slug }) => translatedSlugs.includes(slug))
    .map((article) => ({ ...article, language })),
);

/** Numbers as they stand, whatever separates their thousands or decimals, in any order. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort();
const linksIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);
const shapesIn = (text: string) =>
  [...text.matchAll(/^(#+ |- |\d+\. )/gm)].map(([mark]) => mark.trim());

it("every language has each article that is said to be translated, and no other", () => {
  const expected = translations.flatMap((language) =>
    translatedSlugs.map((slug) => `./${language}/${slug}.md`),
  );
  expect(files.sort()).toEqual(expected.sort());
});

it("the safety articles are in every language", () => {
  for (const slug of ["when-to-get-help", "bleeding-at-the-wrong-time", "pms-and-pmdd"]) {
    for (const language of translations) expect(isInEnglishOnly(slug, language)).toBe(false);
  }
});

describe.each(translated)("$slug in $language", (article) => {
  const original = english.get(article.slug) ?? article;

  it("says what code and sources go by as the English one does", () => {
    const { title, summary, text, ...facts } = original;
    expect(article).toMatchObject(facts);
    expect(article.title).not.toBe(title);
    expect(article.summary).not.toBe(summary);
    expect(article.text).not.toBe(text);
  });

  it("has the headings and the lists of the English one, with an anchor for each heading", () => {
    expect(shapesIn(article.text)).toEqual(shapesIn(original.text));
    const anchors = readText(article).headings.map(headingAnchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
  });

  it("marks the same claims as surely, with the same sources", () => {
    expect(marksOf(article)).toEqual(marksOf(original));
  });

  it("leads to the same articles", () => {
    expect(linksIn(article.text).sort()).toEqual(linksIn(original.text).sort());
  });

  it("has every number of the English one", () => {
    expect(numbersIn(article.text)).toEqual(numbersIn(original.text));
  });
});

function marksOf(article: Parameters<typeof readText>[0]) {
  const { body, help } = readText(article);
  return marksIn([...body, ...help]).map(({ text, href }) => `${text} ${href}`);
}
