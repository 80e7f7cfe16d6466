import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArticle } from "../src/web/articles/parse-article.ts";

/** Writes the list of articles that the Learn page shows, so that it need not load their texts. */
const FOLDER = "src/web/articles";
const LIST = `${FOLDER}/article-list.ts`;

const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md"))
  .map((name) => parseArticle(name.slice(0, -3), readFileSync(`${FOLDER}/${name}`, "utf8")))
  .sort((one, other) => one.order - other.order)
  .map(({ slug, title, summary, topic, minutes }) => ({ slug, title, summary, topic, minutes }));

writeFileSync(
  LIST,
  `import type { ArticleSummary } from "./article.ts";

/** Every article in reading order. Written by scripts/articles.ts from the articles themselves. */
export const articleList = ${JSON.stringify(articles)} as const satisfies readonly ArticleSummary[];

export type ArticleSlug = (typeof articleList)[number]["slug"];
`,
);
execFileSync("node_modules/@biomejs/biome/bin/biome", ["format", "--write", LIST]);
