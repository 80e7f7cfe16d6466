import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Chip } from "#web/ui/chip.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function Testimonials() {
  return (
    <section aria-labelledby="voices-title" className="bg-card">
      <div className="page-width py-16 lg:py-24">
        <SectionHeading id="voices-title" title={<Trans>What we hope to hear</Trans>}>
          <Trans>
            These two quotes are illustrations. We wrote them ourselves, and they stay marked until
            real ones take their place.
          </Trans>
        </SectionHeading>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Quote who={<Trans>An imagined woman with PCOS, 31</Trans>}>
            <Trans>
              Every app told me I was late. This one told me it did not know yet, and why. That was
              the first honest answer I got.
            </Trans>
          </Quote>
          <Quote who={<Trans>An imagined student, 22</Trans>}>
            <Trans>
              I can take everything with me or delete it all, and I do not have to write to anyone
              and wait.
            </Trans>
          </Quote>
        </div>
      </div>
    </section>
  );
}

function Quote({ who, children }: { readonly who: ReactNode; readonly children: ReactNode }) {
  return (
    <figure className="flex flex-col gap-5 rounded-card bg-paper p-6 ring-1 ring-inset ring-line sm:p-8">
      <blockquote className="flex-1 font-display text-xl leading-relaxed sm:text-2xl">
        <p>“{children}”</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        <Chip tone="clay">
          <Trans>Illustration</Trans>
        </Chip>
        {who}
      </figcaption>
    </figure>
  );
}
