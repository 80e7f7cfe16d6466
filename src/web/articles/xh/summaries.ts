import type { ArticleSummary } from "../article.ts";

export const summaries = Object.values(
  import.meta.glob<ArticleSummary>("./*.md", {
    query: "?summary",
    import: "summary",
    eager: true,
  }),
);
