import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SectionHeading } from "./section-heading.tsx";

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="bg-card">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_1.15fr] lg:py-24">
        <div>
          <SectionHeading id="about-title" title={<Trans>About Mwezi</Trans>}>
            <Trans>
              Mwezi is Swahili for moon, and for month. It is a companion for cycle and hormonal
              health, made for women in South Africa and across Africa. It begins with PCOS, where
              cycles run long, skip, or come as a surprise.
            </Trans>
          </SectionHeading>
          <p className="mt-4 max-w-2xl text-lg text-soft">
            <Trans>
              Every day is a bead. A cycle is a string of beads, closed into a ring around a moon.
              You see where you are, and what may come.
            </Trans>
          </p>
        </div>
        <ol className="grid gap-9">
          <Promised bead="bg-hibiscus" title={<Trans>It is honest</Trans>}>
            <Trans>
              You get a range, how sure it is, and why. When your cycle is hard to predict, Mwezi
              says so. It never diagnoses, and it is never contraception.
            </Trans>
          </Promised>
          <Promised bead="bg-gold" title={<Trans>It is yours</Trans>}>
            <Trans>
              What you write is sealed with a key that your password opens, or the recovery code you
              keep. The database holds only the sealed form.
            </Trans>
          </Promised>
          <Promised bead="bg-aloe" title={<Trans>It is light</Trans>}>
            <Trans>
              Small pages, no adverts, no trackers, nothing fetched from anyone else. Made for a
              cheap phone and a costly data bundle.
            </Trans>
          </Promised>
        </ol>
      </div>
    </section>
  );
}

interface PromisedProps {
  readonly bead: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Promised({ bead, title, children }: PromisedProps) {
  return (
    <li className="relative pl-14 not-last:before:absolute not-last:before:top-8 not-last:before:-bottom-10 not-last:before:left-4 not-last:before:w-0.5 not-last:before:-translate-x-1/2 not-last:before:bg-string">
      <span className={`absolute top-0.5 left-0 size-8 rounded-full bead-glossy ${bead}`} />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1.5 max-w-prose text-soft">{children}</p>
    </li>
  );
}
