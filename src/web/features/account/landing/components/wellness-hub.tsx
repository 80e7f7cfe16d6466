import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { movementBand, nutritionBand, sleepBand } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

const GUIDES = [
  {
    band: movementBand,
    title: msg`Cycle-Synced Movement`,
    article: "moving-with-your-cycle",
    link: msg`Read about movement`,
    text: msg`How you move can follow how you feel: a walk on a heavy day, strength on a bright one. No streaks to keep, no guilt.`,
  },
  {
    band: nutritionBand,
    title: msg`Nutrition Guidance`,
    article: "pcos-and-food",
    link: msg`Read about food`,
    text: msg`Everyday food from local markets, what the evidence says about PCOS, and where it says nothing yet. No forbidden lists.`,
  },
  {
    band: sleepBand,
    title: msg`Sleep & Stress`,
    article: "mind-and-sleep",
    link: msg`Read about mind and sleep`,
    text: msg`Small habits for rest and for hard weeks, and the signs that it is time to talk to somebody.`,
  },
] as const;

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
        {GUIDES.map(({ title, ...one }) => (
          <HubCard key={title.id} title={title} {...one} />
        ))}
      </div>
    </section>
  );
}

function HubCard({ band, title, article, link, text }: (typeof GUIDES)[number]) {
  const { i18n } = useLingui();
  return (
    <article className="overflow-hidden rounded-card bg-card shadow-card ring-1 ring-inset ring-line">
      <Beadwork rows={band} className="w-full bg-bead/40 p-2" />
      <div className="p-6">
        <h3 className="text-xl">{i18n._(title)}</h3>
        <p className="mt-2 text-soft">{i18n._(text)}</p>
        <a
          href={articlePath(article)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-violet-ink underline underline-offset-4"
        >
          {i18n._(link)}
        </a>
      </div>
    </article>
  );
}
