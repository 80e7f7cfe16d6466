import { foldText, searchText } from "#domain/basics/search-text.ts";
import type { ArticleSummary, Topic } from "#web/articles/article.ts";
import { type ArticleSlug, articleList } from "#web/articles/article-list.ts";

export const learnTabs = ["wellness", "research", "news"] as const;
export type LearnTab = (typeof learnTabs)[number];

export const ALL_TOPICS = "All Topics";
export const researchTopics = [
  ALL_TOPICS,
  "PCOS",
  "Endometriosis",
  "Cycle Health",
  "Nutrition",
  "Mental Health",
] as const satisfies readonly (Topic | typeof ALL_TOPICS)[];
export type ResearchTopic = (typeof researchTopics)[number];

const explainers: readonly ArticleSlug[] = ["pcos-explained", "hormones-and-your-cycle"];

interface Research {
  readonly explainers: readonly ArticleSummary[];
  readonly others: readonly ArticleSummary[];
}

/** Explainers first, each article once. Every word must match; "PMOS" also matches PCOS. */
export function researchOn(
  topic: ResearchTopic,
  search = "",
  articles: readonly ArticleSummary[] = articleList,
): Research {
  const words = foldText(search).split(/\s+/);
  const matching = articles.filter(
    (article) =>
      (topic === ALL_TOPICS || article.topic === topic) &&
      words.every((word) => textOf(article).includes(word)),
  );
  return {
    explainers: explainers.flatMap((slug) => matching.filter((article) => article.slug === slug)),
    others: matching.filter(({ slug }) => !explainers.some((other) => other === slug)),
  };
}

const textOf = ({ title, summary, topic, terms }: ArticleSummary) =>
  searchText([title, summary, topic, terms].join(" "));

export function tabIn(words: string | null): LearnTab {
  return learnTabs.find((tab) => tab === words) ?? "wellness";
}

export function topicIn(words: string | null): ResearchTopic {
  return researchTopics.find((topic) => topic === words) ?? ALL_TOPICS;
}
