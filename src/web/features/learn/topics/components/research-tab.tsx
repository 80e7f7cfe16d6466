import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ArticleSummary, articlePath } from "#web/articles/article.ts";
import { articleAddress, isInEnglishOnly } from "#web/articles/article-address.ts";
import { topicBand } from "#web/articles/bands.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { topicLooks } from "#web/articles/topic-looks.ts";
import { Chip } from "#web/ui/chip.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { useArticles } from "../use-articles.ts";
import { ALL_TOPICS, type ResearchTopic, researchOn, researchTopics } from "../view-model.ts";
import { BandCard } from "./band-card.tsx";

export interface ResearchTabProps {
  readonly topic: ResearchTopic;
  readonly onTopicChange: (topic: ResearchTopic) => void;
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
}

export function ResearchTab({ topic, onTopicChange, search, onSearchChange }: ResearchTabProps) {
  const { i18n, t } = useLingui();
  const { explainers, others } = researchOn(topic, search, useArticles());
  const isEmpty = explainers.length + others.length === 0;
  return (
    <div className="grid gap-6">
      <search className="grid gap-4">
        <TextField
          label={<Trans>Search articles</Trans>}
          name="search"
          type="search"
          className="max-w-xl"
          value={search}
          onChange={onSearchChange}
          placeholder={t`Such as metformin or PMOS`}
        />
        <TopicFilter topic={topic} onTopicChange={onTopicChange} />
      </search>
      {isEmpty && (
        <p role="status" className="text-soft">
          <Trans>No article found. Try another word or all topics.</Trans>
        </p>
      )}
      {explainers.length > 0 && (
        <div className="grid gap-5 md:grid-cols-2 lg:gap-6">
          {explainers.map((article) => (
            <Explainer key={article.slug} article={article} />
          ))}
        </div>
      )}
      <ArticleList articles={others} />
      <TextLink href={articleAddress("/articles", i18n.locale)}>
        <Trans>All articles</Trans>
      </TextLink>
    </div>
  );
}

type TopicFilterProps = Pick<ResearchTabProps, "topic" | "onTopicChange">;

function TopicFilter({ topic, onTopicChange }: TopicFilterProps) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Topic</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {researchTopics.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-11 items-center rounded-full bg-card px-4 ring-1 ring-inset ring-line transition-[background,box-shadow] hover:ring-edge has-checked:bg-hibiscus-wash has-checked:font-semibold has-checked:text-hibiscus-ink has-checked:ring-2 has-checked:ring-hibiscus has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="topic"
              className="sr-only"
              checked={choice === topic}
              onChange={() => onTopicChange(choice)}
            />
            {choice === ALL_TOPICS ? t`All Topics` : i18n._(topicLooks[choice].label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Explainer({ article }: { readonly article: ArticleSummary }) {
  const { i18n } = useLingui();
  const { slug, title, summary, topic } = article;
  const lang = isInEnglishOnly(slug, i18n.locale) ? "en" : undefined;
  return (
    <BandCard
      band={topicBand[topic]}
      marks={<Marks article={article} kind={<Trans>Explainer</Trans>} />}
      title={<span lang={lang}>{title}</span>}
      href={articleAddress(articlePath(slug), i18n.locale)}
      action={
        <span>
          <Trans>Read</Trans>{" "}
          <span lang={lang} className="sr-only">
            {title}
          </span>
        </span>
      }
    >
      <span lang={lang}>{summary}</span>
    </BandCard>
  );
}

function ArticleList({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const { i18n } = useLingui();
  const langOf = (slug: string) => (isInEnglishOnly(slug, i18n.locale) ? "en" : undefined);
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug} className="grid">
          <a
            href={articleAddress(articlePath(article.slug), i18n.locale)}
            className="block rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line hover:ring-edge"
          >
            <Marks article={article} />
            <span
              lang={langOf(article.slug)}
              className="mt-3 block font-display text-lg leading-snug font-semibold"
            >
              {article.title}
            </span>
            <span lang={langOf(article.slug)} className="mt-1 block text-soft">
              {article.summary}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MarksProps {
  readonly article: ArticleSummary;
  readonly kind?: ReactNode;
}

function Marks({ article: { slug, topic, minutes }, kind }: MarksProps) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
      <Chip tone={topicLooks[topic].tone}>{i18n._(topicLooks[topic].label)}</Chip>
      {kind && <span>{kind}</span>}
      <span>
        <Trans>{minutes} min</Trans>
      </span>
      <InEnglish href={articlePath(slug)} />
    </span>
  );
}
