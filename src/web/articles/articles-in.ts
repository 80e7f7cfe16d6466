import type { ArticleSummary } from "./article.ts";
import { articleList } from "./article-list.ts";

const fetchSummaries = import.meta.glob<readonly ArticleSummary[]>("./*/summaries.ts", {
  import: "summaries",
});

const fetched = new Map<string, Promise<readonly ArticleSummary[]>>();

export function articlesIn(language: string): Promise<readonly ArticleSummary[]> {
  const known = fetched.get(language);
  if (known) return known;
  const list = fetchIn(language).catch(() => {
    fetched.delete(language);
    return articleList;
  });
  fetched.set(language, list);
  return list;
}

async function fetchIn(language: string): Promise<readonly ArticleSummary[]> {
  const summaries = await fetchSummaries[`./${language}/summaries.ts`]?.();
  return translatedList(summaries ?? []);
}

/** Adds the English words, so that a search finds them too. */
const translatedList = (summaries: readonly ArticleSummary[]) =>
  articleList.map((english) => {
    const own = summaries.find(({ slug }) => slug === english.slug);
    if (!own) return english;
    return { ...own, terms: [own.terms, english.title, english.summary].join(" ") };
  });
