import { Trans, useLingui } from "@lingui/react/macro";
import { type ArticleSummary, articlePath, type Topic, topics } from "#web/articles/article.ts";
import { articleAddress, isInEnglishOnly } from "#web/articles/article-address.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { topicLooks } from "#web/articles/topic-looks.ts";
import { EvidenceLegend } from "./evidence-legend.tsx";
import { WayBack } from "./way-back.tsx";

export function ArticleIndex({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
      <WayBack isIndex />
      <header className="max-w-2xl">
        <h1 className="text-[clamp(2.25rem,7vw,3.5rem)]">
          <Trans>Articles</Trans>
        </h1>
        <p className="mt-4 text-xl text-soft">
          <Trans>
            Short, plain and free, without an account. Each article shows how strong the evidence is
            and lists its sources.
          </Trans>
        </p>
        <p className="mt-5 text-sm text-soft">
          <Trans>No doctor has reviewed this yet. Educational, not a diagnosis.</Trans>
        </p>
      </header>
      <div className="mt-12 mb-14 grid gap-12">
        {topics.map((topic) => (
          <TopicSection
            key={topic}
            topic={topic}
            articles={articles.filter((article) => article.topic === topic)}
          />
        ))}
      </div>
      <EvidenceLegend isWide />
    </div>
  );
}

interface TopicSectionProps {
  readonly topic: Topic;
  readonly articles: readonly ArticleSummary[];
}

function TopicSection({ topic, articles }: TopicSectionProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={`topic-heading topic-${topicLooks[topic].tone}`}>
        {i18n._(topicLooks[topic].label)}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="grid">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleCard({ article }: { readonly article: ArticleSummary }) {
  const { i18n } = useLingui();
  const { slug, title, summary, minutes } = article;
  const href = articlePath(slug);
  const lang = isInEnglishOnly(slug, i18n.locale) ? "en" : undefined;
  return (
    <a
      href={articleAddress(href, i18n.locale)}
      className="block rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line hover:ring-edge"
    >
      <span lang={lang} className="block text-balance font-display text-xl font-semibold">
        {title}
      </span>
      <span lang={lang} className="mt-1 block text-soft">
        {summary}
      </span>
      <span className="mt-2 flex gap-x-2 text-sm text-soft">
        <Trans>{minutes} min</Trans>
        <InEnglish href={href} />
      </span>
    </a>
  );
}
