import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { SectionHeading } from "./section-heading.tsx";

const LINK =
  "mt-1 inline-flex min-h-11 flex-wrap items-center gap-x-2 text-balance font-semibold text-violet-ink underline underline-offset-4";

const TOPICS = [
  {
    motif: motifs.pcos,
    title: msg`PCOS Research`,
    article: "pcos-explained",
    link: msg`How doctors find it, and what helps`,
  },
  {
    motif: motifs.policy,
    title: msg`Health Policy`,
    article: "health-messages-and-privacy-law",
    link: msg`Free messages, and laws that protect you`,
  },
  {
    motif: motifs.hormones,
    title: msg`Hormonal Health`,
    article: "hormones-and-your-cycle",
    link: msg`What each hormone does`,
  },
  {
    motif: motifs.mind,
    title: msg`Mental Health`,
    article: "pms-and-pmdd",
    link: msg`Mood and your cycle`,
  },
] as const;

export function ResearchHub() {
  const { i18n } = useLingui();
  return (
    <section
      id="research-hub"
      aria-labelledby="research-hub-title"
      className="page-width py-12 lg:py-20"
    >
      <SectionHeading id="research-hub-title" title={<Trans>Research Hub</Trans>}>
        <Trans>Free to read, each with its sources.</Trans>
      </SectionHeading>
      <div className="mt-10 grid gap-6 sm:grid-cols-2">
        {TOPICS.map(({ title, ...one }) => (
          <Topic key={title.id} title={title} {...one} />
        ))}
      </div>
      <p className="mt-6">
        <a className={LINK} href={articleAddress(ARTICLES, i18n.locale)}>
          <Trans>All articles</Trans>
        </a>
      </p>
    </section>
  );
}

function Topic({ motif, title, article, link }: (typeof TOPICS)[number]) {
  const { i18n } = useLingui();
  return (
    <article className="flex items-center gap-5 rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <Beadwork rows={motif} className="size-20 flex-none sm:size-26" />
      <div className="min-w-0">
        <h3 className="text-xl">{i18n._(title)}</h3>
        <a href={articleAddress(articlePath(article), i18n.locale)} className={LINK}>
          {i18n._(link)}
          <InEnglish href={articlePath(article)} />
        </a>
      </div>
    </article>
  );
}
