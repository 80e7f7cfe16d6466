import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import type { ArticleSummary } from "../../src/web/articles/article.ts";
import { type Article, parseArticle } from "../../src/web/articles/parse-article.ts";

const FOLDER = "src/web/articles/en";

export function articleSummaries(): Plugin {
  return {
    name: "mwezi:article-summaries",
    enforce: "pre",
    transform: {
      filter: { id: /\/articles\/\w{2,3}\/[^/?]+\.md\?summary$/ },
      handler: (file, id) => {
        const summary = summaryOf(parseArticle(basename(id, ".md?summary"), file));
        return {
          code: `export const summary = ${JSON.stringify(summary)};`,
          map: null,
          moduleType: "js",
        };
      },
    },
  };
}

const summaryOf = ({ slug, title, summary, topic, minutes, terms }: Article): ArticleSummary => ({
  slug,
  title,
  summary,
  topic,
  minutes,
  terms,
});

export const readSummaries = (): ArticleSummary[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .map((name) => parseArticle(basename(name, ".md"), readFileSync(`${FOLDER}/${name}`, "utf8")))
    .sort((one, other) => one.order - other.order)
    .map(summaryOf);
