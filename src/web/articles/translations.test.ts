import { describe, expect, it } from "vitest";
import { articleTags, isInEnglishOnly, translatedSlugs } from "./article-address.ts";
import { readArticles, readArticlesIn } from "./read-articles.ts";
import { headingAnchor, marksIn, readText } from "./read-text.ts";

const files = Object.keys(import.meta.glob(["./*/*.md", "!./en/*.md"], { query: "?raw" }));
const english = new Map(readArticles().map((article) => [article.slug, article]));

const translated = articleTags.flatMap((language) =>
  readArticlesIn(language)
    .filter(({ slug }) => translatedSlugs.includes(slug))
    .map((article) => ({ ...article, language })),
);

/** All groups of digits, sorted: separators and word order differ between languages. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort();
const linksIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);
const shapesIn = (text: string) =>
  [...text.matchAll(/^(#+ |- |\d+\. )/gm)].map(([mark]) => mark.trim());

it("every language has exactly the articles listed as translated", () => {
  const expected = articleTags.flatMap((language) =>
    translatedSlugs.map((slug) => `./${language}/${slug}.md`),
  );
  expect(files.sort()).toEqual(expected.sort());
});

it("the safety articles exist in every language", () => {
  for (const slug of ["when-to-get-help", "bleeding-at-the-wrong-time", "pms-and-pmdd"]) {
    for (const language of articleTags) expect(isInEnglishOnly(slug, language)).toBe(false);
  }
});

describe.each(translated)("$slug in $language", (article) => {
  const original = english.get(article.slug) ?? article;

  it("has the same metadata as the English article", () => {
    const { title, summary, text, ...facts } = original;
    expect(article).toMatchObject(facts);
    expect(article.title).not.toBe(title);
    expect(article.summary).not.toBe(summary);
    expect(article.text).not.toBe(text);
  });

  it("has the headings and lists of the English article, with an anchor per heading", () => {
    expect(shapesIn(article.text)).toEqual(shapesIn(original.text));
    const anchors = readText(article).headings.map(headingAnchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
  });

  it("marks the same claims with the same grades and sources", () => {
    expect(marksOf(article)).toEqual(marksOf(original));
  });

  it("links to the same articles", () => {
    expect(linksIn(article.text).sort()).toEqual(linksIn(original.text).sort());
  });

  it("has the same numbers", () => {
    expect(numbersIn(article.text)).toEqual(numbersIn(original.text));
  });
});

function marksOf(article: Parameters<typeof readText>[0]) {
  const { body, help } = readText(article);
  return marksIn([...body, ...help]).map(({ text, href }) => `${text} ${href}`);
}
