import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { kilobytesOfBuild } from "#web/boot/kilobytes.ts";
import { whoOpensIt } from "../words.ts";
import { SectionHeading } from "./section-heading.tsx";

const PROMISES = [
  {
    bead: "bg-hibiscus",
    title: msg`It's honest`,
    text: msg`You get a range, how sure it is, and why.`,
  },
  {
    bead: "bg-gold",
    title: msg`It's yours`,
    text: whoOpensIt,
  },
] as const;

export function About() {
  const { i18n } = useLingui();
  return (
    <section id="about" aria-labelledby="about-title">
      <div className="page-width grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[1fr_1.15fr] lg:py-24">
        <div>
          <SectionHeading id="about-title" title={<Trans>About Mwezi</Trans>}>
            <Trans>
              Mwezi is Swahili for moon and month. Each day is a bead, each cycle a ring.
            </Trans>
          </SectionHeading>
        </div>
        <ol className="grid gap-9">
          {PROMISES.map(({ title, ...one }) => (
            <Promised key={title.id} bead={one.bead} title={i18n._(title)}>
              {i18n._(one.text)}
            </Promised>
          ))}
          <Promised bead="bg-aloe" title={<Trans>It costs nothing</Trans>}>
            <Cost />
          </Promised>
          <Promised bead="bg-violet" title={<Trans>What it can't do</Trans>}>
            <Trans>It can't diagnose, prevent a pregnancy or call for help.</Trans>
          </Promised>
        </ol>
      </div>
    </section>
  );
}

function Cost() {
  const kilobytes = kilobytesOfBuild();
  if (kilobytes === null) return <Trans>No price, no adverts, no trackers.</Trans>;
  const { page, app } = kilobytes;
  return (
    <Trans>
      No price, no adverts, no trackers. This page takes about {page} kB of data, the app about{" "}
      {app} kB once.
    </Trans>
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
