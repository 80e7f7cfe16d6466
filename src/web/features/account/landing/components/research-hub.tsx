import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { SectionHeading } from "./section-heading.tsx";

const LINK =
  "mt-1 inline-flex min-h-11 items-center font-semibold text-violet-ink underline underline-offset-4";

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
        <Topic
          motif={motifs.pcos}
          title={<Trans>PCOS Research</Trans>}
          article="pcos-explained"
          link={<Trans>Read about PCOS</Trans>}
        >
          <Trans>How PCOS is found, what helps, and what nobody knows yet.</Trans>
        </Topic>
        <Topic
          motif={motifs.policy}
          title={<Trans>Health Policy</Trans>}
          article="health-messages-and-privacy-law"
          link={<Trans>Read about health policy</Trans>}
        >
          <Trans>Free health messages, and the laws that protect what you tell.</Trans>
        </Topic>
        <Topic
          motif={motifs.hormones}
          title={<Trans>Hormonal Health</Trans>}
          article="hormones-and-your-cycle"
          link={<Trans>Read about hormones</Trans>}
        >
          <Trans>What each hormone does through the month, without the myths.</Trans>
        </Topic>
        <Topic
          motif={motifs.mind}
          title={<Trans>Mental Health</Trans>}
          article="pms-and-pmdd"
          link={<Trans>Read about mood and the cycle</Trans>}
        >
          <Trans>Mood and the cycle: what belongs together, and when to ask for help.</Trans>
        </Topic>
      </div>
      <p className="mt-6">
        <a className={LINK} href={ARTICLES}>
          <Trans>All articles</Trans>
        </a>
      </p>
    </section>
  );
}

interface TopicProps {
  readonly motif: readonly string[];
  readonly title: ReactNode;
  readonly article: ArticleSlug;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

function Topic({ motif, title, article, link, children }: TopicProps) {
  return (
    <article className="flex gap-5 rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <Beadwork rows={motif} className="size-20 flex-none sm:size-26" />
      <div className="min-w-0">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 text-soft">{children}</p>
        <a href={articlePath(article)} className={LINK}>
          {link}
        </a>
      </div>
    </article>
  );
}
