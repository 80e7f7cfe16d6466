import type { ArticleSummary } from "./article.ts";
import type { Translation } from "./article-address.ts";
import { articleList } from "./article-list.ts";

const fetchSummaries: Readonly<
  Record<Translation, () => Promise<{ readonly summaries: readonly ArticleSummary[] }>>
> = {
  sw: () => import("./sw/summaries.ts"),
  ha: () => import("./ha/summaries.ts"),
  yo: () => import("./yo/summaries.ts"),
};

const fetched = new Map<Translation, Promise<readonly ArticleSummary[]>>();

/** In English where untranslated. The same promise each time, as React's `use` requires. */
export function articlesIn(language: Translation): Promise<readonly ArticleSummary[]> {
  const known = fetched.get(language);
  if (known) return known;
  const list = fetchSummaries[language]().then(
    ({ summaries }) => translatedList(summaries),
    () => {
      fetched.delete(language);
      return articleList;
    },
  );
  fetched.set(language, list);
  return list;
}

/** Adds the English words, so that a search finds them too. */
const translatedList = (summaries: readonly ArticleSummary[]) =>
  articleList.map((english) => {
    const own = summaries.find(({ slug }) => slug === english.slug);
    if (!own) return english;
    return { ...own, terms: [own.terms, english.title, english.summary].join(" ") };
  });
