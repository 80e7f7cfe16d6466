import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Chip } from "#web/ui/chip.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function Testimonials() {
  return (
    <section aria-labelledby="voices-title" className="bg-card">
      <div className="page-width py-12 lg:py-20">
        <SectionHeading id="voices-title" title={<Trans>What we hope to hear</Trans>}>
          <Trans>We wrote both ourselves, until real ones take their place.</Trans>
        </SectionHeading>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Quote who={<Trans>An imagined woman with PCOS, 31</Trans>}>
            <Trans>It told me it didn't know yet, and why.</Trans>
          </Quote>
          <Quote who={<Trans>An imagined student, 22</Trans>}>
            <Trans>I can take everything with me, or delete it all.</Trans>
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
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 text-balance text-soft">
        <Chip tone="clay">
          <Trans>Illustration</Trans>
        </Chip>
        {who}
      </figcaption>
    </figure>
  );
}
