import { Trans } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { foodBand, nightBand, planBand, walkBand } from "#web/articles/bands.ts";
import { BandCard } from "./band-card.tsx";

const read = (slug: ArticleSlug) => articlePath(slug);

export function WellnessTab() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">
      <BandCard
        band={walkBand}
        title={<Trans>Cycle-Synced Movement</Trans>}
        href={read("moving-with-your-cycle")}
        action={<Trans>Read about movement</Trans>}
      >
        <Trans>What studies say about training by phase, and how to be kind to a sore day.</Trans>
      </BandCard>
      <BandCard
        band={foodBand}
        title={<Trans>PCOS Nutrition</Trans>}
        href={read("pcos-and-food")}
        action={<Trans>Read about food</Trans>}
      >
        <Trans>
          Pap, samp, ugali and beans: what was measured, and small swaps that cost little.
        </Trans>
      </BandCard>
      <BandCard
        band={nightBand}
        title={<Trans>Mind & Sleep</Trans>}
        href={read("mind-and-sleep")}
        action={<Trans>Read about mind and sleep</Trans>}
      >
        <Trans>Mood and rest through the month, and when to tell somebody.</Trans>
      </BandCard>
      <BandCard
        band={planBand}
        title={<Trans>My Care Plan</Trans>}
        href="/learn/care-plan"
        action={<Trans>Open my plan</Trans>}
      >
        <Trans>Steps put together from your goals and what you log, to tick one by one.</Trans>
      </BandCard>
    </div>
  );
}
