import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Chip, type ChipTone } from "#web/ui/chip.tsx";

export function NewsTab() {
  return (
    <div className="grid gap-5 md:grid-cols-3 lg:gap-6">
      <NewsCard
        kind={<Trans>Policy</Trans>}
        tone="clay"
        title={<Trans>Free messages, and the laws that keep your secrets</Trans>}
        slug="health-messages-and-privacy-law"
        action={<Trans>Read about policy</Trans>}
      >
        <Trans>Maternal-health messages you can join for nothing, and your privacy rights.</Trans>
      </NewsCard>
      <NewsCard
        kind={<Trans>Innovation</Trans>}
        tone="gold"
        title={<Trans>Can a ring or a watch know your cycle?</Trans>}
        slug="what-temperature-can-tell"
        action={<Trans>Read about innovation</Trans>}
      >
        <Trans>What warmth can show after the fact, and for whom gadgets work least.</Trans>
      </NewsCard>
      <NewsCard
        kind={<Trans>Research</Trans>}
        tone="violet"
        title={<Trans>What 612,613 cycles showed</Trans>}
        slug="what-612613-cycles-showed"
        action={<Trans>Read about research</Trans>}
      >
        <Trans>Three large studies, what they changed, and who was left out.</Trans>
      </NewsCard>
    </div>
  );
}

interface NewsCardProps {
  readonly kind: ReactNode;
  readonly tone: ChipTone;
  readonly title: ReactNode;
  readonly slug: ArticleSlug;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function NewsCard({ kind, tone, title, slug, action, children }: NewsCardProps) {
  return (
    <article className="flex flex-col rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <p>
        <Chip tone={tone}>{kind}</Chip>
      </p>
      <h2 className="mt-4 text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-soft">{children}</p>
      <ButtonLink href={articlePath(slug)} variant="secondary" className="mt-auto self-start">
        {action}
      </ButtonLink>
    </article>
  );
}
