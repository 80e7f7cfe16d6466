import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { translatedSlugs, translationIn } from "./article-address.ts";
import { type Article, parseArticle } from "./parse-article.ts";

const files = import.meta.glob<string>("./*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ENGLISH = "./en/";

/** The rows of the help page's table that a line of the English help article is about. */
const ROWS = / \{[^}]*\}$/gm;

/** Every English article in reading order. Imports all texts: for prerendering and tests only. */
export function readArticles(): readonly Article[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(ENGLISH))
    .map(([path, file]) =>
      parseArticle(path.slice(ENGLISH.length, -".md".length), file.replace(ROWS, "")),
    )
    .sort((one, other) => one.order - other.order);
}

export function readArticlesIn(locale: LanguageTag): readonly Article[] {
  const language = translationIn(locale);
  return readArticles().map((article) => {
    if (language === null || !translatedSlugs.includes(article.slug)) return article;
    return parseArticle(article.slug, files[`./${language}/${article.slug}.md`] ?? "");
  });
}
