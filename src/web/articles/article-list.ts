import type { ArticleSummary } from "./article.ts";

const articleSlugs = [
  "cycle-basics",
  "hormones-and-your-cycle",
  "irregular-cycles-and-predictions",
  "what-612613-cycles-showed",
  "what-temperature-can-tell",
  "pcos-explained",
  "what-helps-with-pcos",
  "medicines-for-pcos",
  "pcos-and-long-term-health",
  "pcos-and-food",
  "moving-with-your-cycle",
  "endometriosis-explained",
  "pms-and-pmdd",
  "mind-and-sleep",
  "stress-and-cortisol",
  "bleeding-at-the-wrong-time",
  "getting-close-to-the-change",
  "after-a-birth-or-a-loss",
  "preparing-for-the-doctor",
  "reading-your-lab-results",
  "health-messages-and-privacy-law",
  "what-mwezi-cannot-tell-you",
  "when-to-get-help",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** Extracted at build by scripts/building/article-summaries.ts. */
const summaries = import.meta.glob<ArticleSummary>("./en/*.md", {
  query: "?summary",
  import: "summary",
  eager: true,
});

export const articleList = articleSlugs.flatMap((slug) => summaries[`./en/${slug}.md`] ?? []);
