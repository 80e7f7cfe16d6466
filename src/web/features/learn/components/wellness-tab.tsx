import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { Beadwork } from "#web/ui/beadwork.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { foodBand, nightBand, planBand, walkBand } from "./bands.ts";

const read = (slug: ArticleSlug) => articlePath(slug);

export function WellnessTab() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">
      <WellnessCard
        band={walkBand}
        title={<Trans>Cycle-Synced Movement</Trans>}
        href={read("moving-with-your-cycle")}
        action={<Trans>Read about movement</Trans>}
      >
        <Trans>What studies say about training by phase, and how to be kind to a sore day.</Trans>
      </WellnessCard>
      <WellnessCard
        band={foodBand}
        title={<Trans>PCOS Nutrition</Trans>}
        href={read("pcos-and-food")}
        action={<Trans>Read about food</Trans>}
      >
        <Trans>
          Pap, samp, ugali and beans: what was measured, and small swaps that cost little.
        </Trans>
      </WellnessCard>
      <WellnessCard
        band={nightBand}
        title={<Trans>Mind & Sleep</Trans>}
        href={read("mind-and-sleep")}
        action={<Trans>Read about mind and sleep</Trans>}
      >
        <Trans>Mood and rest through the month, and when to tell somebody.</Trans>
      </WellnessCard>
      <WellnessCard
        band={planBand}
        title={<Trans>My Care Plan</Trans>}
        href="/learn/care-plan"
        action={<Trans>Open my plan</Trans>}
      >
        <Trans>Steps put together from your goals and what you log, to tick one by one.</Trans>
      </WellnessCard>
    </div>
  );
}

interface WellnessCardProps {
  readonly band: readonly string[];
  readonly title: ReactNode;
  readonly href: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function WellnessCard({ band, title, href, action, children }: WellnessCardProps) {
  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-card shadow-card ring-1 ring-inset ring-line">
      <Beadwork rows={band} className="w-full bg-bead/40 p-2" />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 mb-5 text-soft">{children}</p>
        <ButtonLink href={href} variant="secondary" className="mt-auto self-start">
          {action}
        </ButtonLink>
      </div>
    </article>
  );
}
