import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type ArticleSummary, articlePath } from "#web/articles/article.ts";
import { articleAddress, isInEnglishOnly } from "#web/articles/article-address.ts";
import { topicBand } from "#web/articles/bands.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import type { Article } from "#web/articles/parse-article.ts";
import { headingAnchor, readText } from "#web/articles/read-text.ts";
import { topicLooks } from "#web/articles/topic-looks.ts";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Chip } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ReadAloud } from "#web/ui/read-aloud/read-aloud.tsx";
import { ArticleText, SourceList } from "./article-text.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { EvidenceLegend } from "./evidence-legend.tsx";
import { WayBack } from "./way-back.tsx";

interface ArticlePageProps extends Neighbours {
  readonly article: Article;
}

export function ArticlePage({ article, previous, next }: ArticlePageProps) {
  const { i18n } = useLingui();
  const { body, help, headings, sources } = readText(article);
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
      <WayBack />
      <div className="article-columns">
        <article className="min-w-0">
          <ArticleHeader article={article} />
          <ReadAloud language={isInEnglishOnly(article.slug, i18n.locale) ? "en" : i18n.locale} />
          <div className="article-text">
            <ArticleText tokens={body} sources={sources} />
          </div>
          {help.length > 0 && (
            <section className="article-text article-help">
              <Icon name="heart" />
              <div>
                <ArticleText tokens={help} sources={sources} />
              </div>
            </section>
          )}
          <SourceList sources={sources} />
        </article>
        <aside>
          <Contents headings={headings} />
          <EvidenceLegend />
        </aside>
      </div>
      <NextReading previous={previous} next={next} />
    </div>
  );
}

function ArticleHeader({ article }: { readonly article: Article }) {
  const { i18n } = useLingui();
  const written = formatDay(calendarDay(article.written), i18n.locale);
  return (
    <header className="mb-9">
      <Beadwork
        rows={topicBand[article.topic]}
        className="mb-7 w-full max-w-md rounded-control bg-bead/40 p-1.5"
      />
      <Chip tone={topicLooks[article.topic].tone}>{i18n._(topicLooks[article.topic].label)}</Chip>
      <h1 className="mt-4 text-[clamp(2.25rem,7vw,3.5rem)]">{article.title}</h1>
      <p className="mt-4 text-xl text-soft">{article.summary}</p>
      <p className="mt-5 text-sm text-soft">
        <Trans>
          {article.minutes} minutes to read. Written {written}; no doctor has reviewed it yet.
          Educational, not a diagnosis.
        </Trans>
      </p>
      <DraftNotice slug={article.slug} />
    </header>
  );
}

function Contents({ headings }: { readonly headings: readonly string[] }) {
  return (
    <nav aria-labelledby="contents" className="mb-6 hidden px-6 lg:block">
      <h2 id="contents" className="text-lg">
        <Trans>In this article</Trans>
      </h2>
      <ul className="mt-2">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${headingAnchor(heading)}`}
              className="flex items-center py-2.5 text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Neighbours {
  readonly previous: ArticleSummary | null;
  readonly next: ArticleSummary | null;
}

function NextReading({ previous, next }: Neighbours) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`More to read`} className="mt-14 grid gap-4 sm:grid-cols-2">
      {previous && (
        <Neighbour article={previous} label={<Trans>Before this</Trans>}>
          <Icon name="back" className="order-first flex-none text-soft" />
        </Neighbour>
      )}
      {next && (
        <Neighbour article={next} label={<Trans>Read next</Trans>} className="sm:col-start-2">
          <Icon name="forward" className="ml-auto flex-none text-soft" />
        </Neighbour>
      )}
    </nav>
  );
}

interface NeighbourProps {
  readonly article: ArticleSummary;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Neighbour({ article, label, className, children }: NeighbourProps) {
  const { i18n } = useLingui();
  const href = articlePath(article.slug);
  return (
    <a
      href={articleAddress(href, i18n.locale)}
      className={`flex items-center gap-4 rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line hover:ring-edge ${className ?? ""}`}
    >
      <span className="min-w-0">
        <span className="block text-sm text-soft">
          {label} <InEnglish href={href} />
        </span>
        <span
          lang={isInEnglishOnly(article.slug, i18n.locale) ? "en" : undefined}
          className="block font-display text-lg font-semibold"
        >
          {article.title}
        </span>
      </span>
      {children}
    </a>
  );
}
