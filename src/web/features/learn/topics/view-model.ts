import type { PlannedStep } from "#domain/care-plan.ts";
import type { EvidenceGrade } from "#domain/evidence.ts";
import type { Topic } from "#web/articles/article.ts";
import { type ArticleSlug, articleList } from "#web/articles/article-list.ts";
import type { Grade } from "#web/articles/grades.ts";

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

export type ListedArticle = (typeof articleList)[number];

interface Research {
  readonly explainers: readonly ListedArticle[];
  readonly others: readonly ListedArticle[];
}

/** What the Research tab shows under a topic: the explainers first, each article once. */
export function researchOn(topic: ResearchTopic): Research {
  const matching = articleList.filter((article) => topic === ALL_TOPICS || article.topic === topic);
  return {
    explainers: explainers.flatMap((slug) => matching.filter((article) => article.slug === slug)),
    others: matching.filter(({ slug }) => !explainers.includes(slug)),
  };
}

/** The tab an address asks for; the first one for any other word. */
export function tabIn(words: string | null): LearnTab {
  return learnTabs.find((tab) => tab === words) ?? "wellness";
}

export function topicIn(words: string | null): ResearchTopic {
  return researchTopics.find((topic) => topic === words) ?? ALL_TOPICS;
}

const gradeByLetter: Readonly<Record<EvidenceGrade, Grade>> = {
  A: "strong",
  B: "some",
  C: "little",
};

export interface ShownStep {
  readonly step: PlannedStep;
  readonly grade: Grade;
  readonly isDone: boolean;
}

interface ShownPlan {
  readonly parts: readonly {
    readonly part: PlannedStep["part"];
    readonly steps: readonly ShownStep[];
  }[];
  readonly done: number;
  readonly total: number;
}

/** Ticks she has just made and that the server has not yet confirmed, by step. */
export type PendingTicks = Readonly<Record<string, boolean>>;

/**
 * Her plan with its ticks, part by part. Ticks of steps that fell out of the plan are not counted.
 */
export function shownPlan(
  steps: readonly PlannedStep[],
  ticked: readonly string[],
  pending: PendingTicks,
): ShownPlan {
  const shown = steps.map((step) => ({
    step,
    grade: gradeByLetter[step.evidence.grade],
    isDone: pending[step.id] ?? ticked.includes(step.id),
  }));
  const parts = (["check", "condition", "goal"] as const)
    .map((part) => ({ part, steps: shown.filter(({ step }) => step.part === part) }))
    .filter((part) => part.steps.length > 0);
  return { parts, done: shown.filter(({ isDone }) => isDone).length, total: shown.length };
}
