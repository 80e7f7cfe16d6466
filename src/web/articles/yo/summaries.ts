import type { ArticleSummary } from "../article.ts";

/** What a list shows of the articles in this language. */
export const summaries = Object.values(
  import.meta.glob<ArticleSummary>("./*.md", {
    query: "?summary",
    import: "summary",
    eager: true,
  }),
);
