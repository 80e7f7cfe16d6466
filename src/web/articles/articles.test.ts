import { describe, expect, it } from "vitest";
import { articleList } from "./article-list.ts";
import { gradeOf, OUR_VIEW } from "./grades.ts";
import { readArticles } from "./read-articles.ts";
import { marksIn, readText } from "./read-text.ts";
import { sources } from "./sources.ts";
import { plainWords } from "./testing/plain-words.ts";
import { readingGrade, wordsOf } from "./testing/reading-grade.ts";

const FEWEST_WORDS = 400;
const MOST_WORDS = 800;
/** For the article that lists every urgent sign of the help page. */
const MOST_WORDS_OF_HELP = 1000;
/** Grade 7: children of about 12. */
const HARDEST_GRADE = 7;
const WORDS_A_MINUTE = 200;

/** Words we don't use of women's bodies, and promises we don't make. */
const UNSAID =
  /\b(ab)?normal(ly)?\b|contracepti|birth control|\bsafe days?\b|you have (pcos|pmdd|endometriosis)\b(?!”)/i;
const KIND_OF_SOURCE = /page|report|the law explained/;

const articles = readArticles();
const paths = new Set(articles.map(({ slug }) => `/articles/${slug}`));

const withBoth = articles.map((article) => {
  const { body, help, sources: named } = readText(article);
  return { ...article, named, marks: marksIn([...body, ...help]) };
});

describe.each(withBoth)("the article $slug", (article) => {
  const words = plainWords(article.text);

  it("fits one sitting and states its reading time", () => {
    const { length } = wordsOf(words);
    expect(length).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(length).toBeLessThanOrEqual(
      article.slug === "when-to-get-help" ? MOST_WORDS_OF_HELP : MOST_WORDS,
    );
    expect(article.minutes).toBe(Math.round(length / WORDS_A_MINUTE));
  });

  it("is readable at the age of twelve", () => {
    expect(readingGrade(words)).toBeLessThanOrEqual(HARDEST_GRADE);
  });

  it("names at least two sources and says how certain it is", () => {
    expect(article.named.length).toBeGreaterThanOrEqual(2);
    expect(article.marks.some(({ text }) => gradeOf(text) !== null)).toBe(true);
  });

  it("marks claims only with a grade or a kind of source", () => {
    for (const { text, href } of article.marks) {
      expect(gradeOf(text) !== null || KIND_OF_SOURCE.test(text), text).toBe(true);
      if (href === `#${OUR_VIEW}`) expect(gradeOf(text), text).toBe("little");
    }
  });

  it("never says abnormal, diagnoses nothing and promises no contraception", () => {
    expect(words.match(UNSAID)?.[0]).toBeUndefined();
  });

  it("links only to articles and pages that exist", () => {
    for (const [, href] of article.text.matchAll(/\]\((\/[^)]*)\)/g)) {
      expect([...paths, "/privacy"]).toContain(href);
    }
  });
});

it("every listed source is cited by an article and has a public address", () => {
  const named = new Set(withBoth.flatMap((article) => article.named.map(({ anchor }) => anchor)));
  expect([...named].sort()).toEqual(Object.keys(sources).sort());
  for (const { address } of Object.values(sources)) expect(address).toMatch(/^https?:\/\/\S+\.\w+/);
});

it("the Learn page's list matches the articles, in order", () => {
  const summaries = articles.map(({ slug, title, summary, topic, minutes, terms }) => ({
    slug,
    title,
    summary,
    topic,
    minutes,
    terms,
  }));
  expect(articleList).toEqual(summaries);
});

it("articles have unique positions", () => {
  expect(articles.map(({ order }) => order)).toEqual(articles.map((_, index) => index + 1));
});
