import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { movementBand, nutritionBand, sleepBand } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

export function WellnessHub() {
  return (
    <section
      id="wellness-hub"
      aria-labelledby="wellness-hub-title"
      className="page-width py-16 lg:py-24"
    >
      <SectionHeading id="wellness-hub-title" title={<Trans>Wellness Hub</Trans>}>
        <Trans>
          Guides for moving, eating and resting with your cycle. Each names the studies it rests on.
        </Trans>
      </SectionHeading>
      <div className="mt-10 grid gap-6 md:grid-cols-3">
        <HubCard
          band={movementBand}
          title={<Trans>Cycle-Synced Movement</Trans>}
          article="moving-with-your-cycle"
          link={<Trans>Read about movement</Trans>}
        >
          <Trans>
            How you move can follow how you feel: a walk on a heavy day, strength on a bright one.
            No streaks to keep, no guilt.
          </Trans>
        </HubCard>
        <HubCard
          band={nutritionBand}
          title={<Trans>Nutrition Guidance</Trans>}
          article="pcos-and-food"
          link={<Trans>Read about food</Trans>}
        >
          <Trans>
            Everyday food from local markets, what the evidence says about PCOS, and where it says
            nothing yet. No forbidden lists.
          </Trans>
        </HubCard>
        <HubCard
          band={sleepBand}
          title={<Trans>Sleep & Stress</Trans>}
          article="mind-and-sleep"
          link={<Trans>Read about mind and sleep</Trans>}
        >
          <Trans>
            Small habits for rest and for hard weeks, and the signs that it is time to talk to
            somebody.
          </Trans>
        </HubCard>
      </div>
    </section>
  );
}

interface HubCardProps {
  readonly band: readonly string[];
  readonly title: ReactNode;
  readonly article: ArticleSlug;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

function HubCard({ band, title, article, link, children }: HubCardProps) {
  return (
    <article className="overflow-hidden rounded-card bg-card shadow-card ring-1 ring-inset ring-line">
      <Beadwork rows={band} className="w-full bg-bead/40 p-2" />
      <div className="p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-soft">{children}</p>
        <a
          href={articlePath(article)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-violet-ink underline underline-offset-4"
        >
          {link}
        </a>
      </div>
    </article>
  );
}
