import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { motifs } from "#web/beads/landing-beadwork.ts";
import { SectionHeading } from "./section-heading.tsx";

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="bg-card">
      <div className="page-width py-16 lg:py-24">
        <SectionHeading id="features-title" title={<Trans>What it does for you</Trans>}>
          <Trans>Four things, done with care.</Trans>
        </SectionHeading>
        <div className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          <Feature motif={motifs.ring} title={<Trans>Cycle tracking</Trans>}>
            <Trans>
              Start and end a period with one tap. See the day you are on, and when the next one may
              come: a range, and how sure it is.
            </Trans>
          </Feature>
          <Feature motif={motifs.insights} title={<Trans>Wellness insights</Trans>}>
            <Trans>
              Your own averages from your own cycles, your phase in words, and how sure each
              estimate is.
            </Trans>
          </Feature>
          <Feature motif={motifs.support} title={<Trans>Health support</Trans>}>
            <Trans>
              Plain language about what is usual and what to ask. Take your whole record with you as
              one file, whenever you like.
            </Trans>
          </Feature>
          <Feature motif={motifs.sealed} title={<Trans>Privacy first</Trans>}>
            <Trans>
              Sealed with your own key. Export or delete everything in Settings, at any time,
              without asking anyone.
            </Trans>
          </Feature>
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  readonly motif: readonly string[];
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Feature({ motif, title, children }: FeatureProps) {
  return (
    <article className="flex gap-5 sm:block">
      <Beadwork rows={motif} className="size-20 flex-none sm:size-28" />
      <div>
        <h3 className="text-xl sm:mt-5">{title}</h3>
        <p className="mt-2 text-soft">{children}</p>
      </div>
    </article>
  );
}
