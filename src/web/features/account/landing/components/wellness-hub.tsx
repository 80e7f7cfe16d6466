import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { movementBand, nutritionBand, sleepBand } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

const GUIDES = [
  {
    band: movementBand,
    title: msg`Cycle-Synced Movement`,
    article: "moving-with-your-cycle",
    link: msg`Move the way you feel today`,
  },
  {
    band: nutritionBand,
    title: msg`Nutrition Guidance`,
    article: "pcos-and-food",
    link: msg`Everyday local food and PCOS`,
  },
  {
    band: sleepBand,
    title: msg`Sleep & Stress`,
    article: "mind-and-sleep",
    link: msg`Small habits for hard weeks`,
  },
] as const;

export function WellnessHub() {
  return (
    <section
      id="wellness-hub"
      aria-labelledby="wellness-hub-title"
      className="page-width py-12 lg:py-20"
    >
      <SectionHeading id="wellness-hub-title" title={<Trans>Wellness Hub</Trans>} />
      <div className="mt-10 grid gap-6 md:grid-cols-3">
        {GUIDES.map(({ title, ...one }) => (
          <HubCard key={title.id} title={title} {...one} />
        ))}
      </div>
    </section>
  );
}

function HubCard({ band, title, article, link }: (typeof GUIDES)[number]) {
  const { i18n } = useLingui();
  return (
    <article className="overflow-hidden rounded-card bg-card shadow-card ring-1 ring-inset ring-line">
      <Beadwork rows={band} className="w-full bg-bead/40 p-2" />
      <div className="p-6">
        <h3 className="text-xl">{i18n._(title)}</h3>
        <a
          href={articleAddress(articlePath(article), i18n.locale)}
          className="mt-2 inline-flex min-h-11 flex-wrap items-center gap-x-2 text-balance font-semibold text-violet-ink underline underline-offset-4"
        >
          {i18n._(link)}
          <InEnglish href={articlePath(article)} />
        </a>
      </div>
    </article>
  );
}
