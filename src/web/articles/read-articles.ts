import { type Article, parseArticle } from "./parse-article.ts";

const files = import.meta.glob<string>("./*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every article, in reading order. Pulls all texts in: for the prerendering and tests only. */
export function readArticles(): readonly Article[] {
  return Object.entries(files)
    .map(([path, file]) => parseArticle(path.slice(2, -".md".length), file))
    .sort((one, other) => one.order - other.order);
}
