import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { SectionHeading } from "./section-heading.tsx";

const LINK =
  "mt-1 inline-flex min-h-11 items-center font-semibold text-violet-ink underline underline-offset-4";

const TOPICS = [
  {
    motif: motifs.pcos,
    title: msg`PCOS Research`,
    article: "pcos-explained",
    link: msg`Read about PCOS`,
    text: msg`How PCOS is found, what helps, and what nobody knows yet.`,
  },
  {
    motif: motifs.policy,
    title: msg`Health Policy`,
    article: "health-messages-and-privacy-law",
    link: msg`Read about health policy`,
    text: msg`Free health messages, and the laws that protect what you tell.`,
  },
  {
    motif: motifs.hormones,
    title: msg`Hormonal Health`,
    article: "hormones-and-your-cycle",
    link: msg`Read about hormones`,
    text: msg`What each hormone does through the month, without the myths.`,
  },
  {
    motif: motifs.mind,
    title: msg`Mental Health`,
    article: "pms-and-pmdd",
    link: msg`Read about mood and the cycle`,
    text: msg`Mood and the cycle: what belongs together, and when to ask for help.`,
  },
] as const;

export function ResearchHub() {
  return (
    <section
      id="research-hub"
      aria-labelledby="research-hub-title"
      className="page-width py-16 lg:py-24"
    >
      <SectionHeading id="research-hub-title" title={<Trans>Research Hub</Trans>}>
        <Trans>
          What studies found, who was studied, and how sure we can be. Free to read, with no
          account.
        </Trans>
      </SectionHeading>
      <div className="mt-10 grid gap-6 sm:grid-cols-2">
        {TOPICS.map(({ title, ...one }) => (
          <Topic key={title.id} title={title} {...one} />
        ))}
      </div>
      <p className="mt-6">
        <a className={LINK} href={ARTICLES}>
          <Trans>All articles</Trans>
        </a>
      </p>
    </section>
  );
}

function Topic({ motif, title, article, link, text }: (typeof TOPICS)[number]) {
  const { i18n } = useLingui();
  return (
    <article className="flex gap-5 rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <Beadwork rows={motif} className="size-20 flex-none sm:size-26" />
      <div className="min-w-0">
        <h3 className="text-xl">{i18n._(title)}</h3>
        <p className="mt-1.5 text-soft">{i18n._(text)}</p>
        <a href={articlePath(article)} className={LINK}>
          {i18n._(link)}
        </a>
      </div>
    </article>
  );
}
