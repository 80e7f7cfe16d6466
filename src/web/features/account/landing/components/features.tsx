import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

const FEATURES = [
  {
    motif: motifs.ring,
    title: msg`Cycle tracking`,
    text: msg`See when your next period may come, and how sure that is.`,
  },
  {
    motif: motifs.insights,
    title: msg`Wellness insights`,
    text: msg`Your own averages and phase, in plain words.`,
  },
  {
    motif: motifs.support,
    title: msg`Health support`,
    text: msg`What to ask, and one page for your doctor.`,
  },
  {
    motif: motifs.sealed,
    title: msg`Privacy first`,
    text: msg`Export or delete everything at any time.`,
  },
] as const;

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="bg-card">
      <div className="page-width py-12 lg:py-20">
        <SectionHeading id="features-title" title={<Trans>What it does for you</Trans>} />
        <div className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {FEATURES.map(({ title, ...one }) => (
            <Feature key={title.id} title={title} {...one} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Feature({ motif, title, text }: (typeof FEATURES)[number]) {
  const { i18n } = useLingui();
  return (
    <article className="flex gap-5 sm:block">
      <Beadwork rows={motif} className="size-20 flex-none sm:size-28" />
      <div>
        <h3 className="text-xl sm:mt-5">{i18n._(title)}</h3>
        <p className="mt-2 text-soft">{i18n._(text)}</p>
      </div>
    </article>
  );
}
