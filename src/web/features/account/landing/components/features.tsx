import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

const FEATURES = [
  {
    motif: motifs.ring,
    title: msg`Cycle tracking`,
    text: msg`Start and end a period with one tap. See the day you are on, and when the next one may come: a range, and how sure it is.`,
  },
  {
    motif: motifs.insights,
    title: msg`Wellness insights`,
    text: msg`Your own averages from your own cycles, your phase in words, and how sure each estimate is.`,
  },
  {
    motif: motifs.support,
    title: msg`Health support`,
    text: msg`Plain language about what is usual and what to ask. Take your whole record with you as one file, whenever you like.`,
  },
  {
    motif: motifs.sealed,
    title: msg`Privacy first`,
    text: msg`Sealed with your own key. Export or delete everything in Settings, at any time, without asking anyone.`,
  },
] as const;

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="bg-card">
      <div className="page-width py-16 lg:py-24">
        <SectionHeading id="features-title" title={<Trans>What it does for you</Trans>}>
          <Trans>Four things, done with care.</Trans>
        </SectionHeading>
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
