import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/ring/bead-ring-center.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { exampleCycle } from "../view-model.ts";
import { whatItShows } from "../words.ts";

export function Hero() {
  const { i18n } = useLingui();
  return (
    <section className="page-width grid gap-x-12 pt-4 pb-12 lg:grid-cols-[1.16fr_1fr] lg:grid-rows-[1fr_auto_1fr] lg:pt-12 lg:pb-16">
      <div className="lg:row-start-1 lg:self-end">
        <p className="text-xs font-semibold tracking-wide text-clay-ink uppercase sm:text-sm">
          <Trans>Your health, beautifully understood.</Trans>
        </p>
        <h1 className="mt-2 text-[clamp(2rem,8.8vw,4rem)] leading-[1.08] lg:mt-4 lg:text-[clamp(2.8rem,4.45vw,3.7rem)]">
          <Trans>Your Wellness, Beautifully Tracked</Trans>
        </h1>
      </div>
      <ExampleRing />
      <div className="lg:row-start-2">
        <p className="mt-4 max-w-xl text-soft sm:text-lg lg:mt-6 lg:text-xl">
          {i18n._(whatItShows)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3 lg:mt-8">
          <ButtonLink href="/register" className="min-h-14 px-8 text-lg">
            <Trans>Begin your journey</Trans>
          </ButtonLink>
          <ButtonLink href="#features" variant="secondary" className="min-h-14 px-8 text-lg">
            <Trans>See how it works</Trans>
          </ButtonLink>
        </div>
        <TextLink href="/begin" className="mt-2">
          <Trans>Begin without an email</Trans>
        </TextLink>
        <TrustBadges />
      </div>
    </section>
  );
}

const BADGES = [
  { bead: "bg-aloe", words: msg`POPIA-compliant` },
  { bead: "bg-violet", words: msg`Data encrypted` },
  { bead: "bg-hibiscus", words: msg`Health data never sold` },
];

function TrustBadges() {
  const { i18n } = useLingui();
  return (
    <ul className="mt-6 flex flex-wrap gap-x-7 lg:mt-8 gap-y-2 text-soft">
      {BADGES.map(({ bead, words }) => (
        <li key={bead} className="flex items-center gap-2.5">
          <span className={`size-2.5 flex-none rounded-full ${bead}`} />
          {i18n._(words)}
        </li>
      ))}
    </ul>
  );
}

function ExampleRing() {
  const { t } = useLingui();
  const { drawing, day, length, moonFraction } = exampleCycle;
  return (
    <figure className="mx-auto -my-1 w-full max-w-72 sm:my-4 sm:max-w-104 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:my-0 lg:max-w-136 lg:self-center">
      <BeadRing
        {...drawing}
        moonFraction={moonFraction}
        label={t`An example of the bead ring: day ${day} of about ${length}, follicular phase. Peak days 20 to 23. Next period likely from day 27 on, most likely around day 30.`}
        center={
          <>
            <BeadRingCenter
              above={<Trans>Day</Trans>}
              number={day}
              below={<Trans>of about {length}</Trans>}
            />
            <span className="bead-ring-phrase text-aloe-ink">
              <Trans>Follicular phase</Trans>
            </span>
          </>
        }
      />
      <RingLegend />
    </figure>
  );
}

const SIGNS = [
  { bead: "bg-hibiscus", words: msg`Period` },
  { bead: "bg-gold", words: msg`Peak days` },
  { bead: "border-2 border-gold", words: msg`Possible fertile days` },
  {
    bead: "border-2 border-hibiscus/60 bg-hibiscus/20",
    words: msg`Next period: paler means less sure`,
  },
];

function RingLegend() {
  const { i18n } = useLingui();
  return (
    <figcaption className="lg:mt-6">
      <p className="sr-only">
        <Trans>This is an example, not anyone's data.</Trans>
      </p>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs text-soft sm:text-sm lg:gap-x-5 lg:gap-y-1.5">
        {SIGNS.map(({ bead, words }) => (
          <li key={bead} className="flex items-center gap-2">
            <span className={`size-3 flex-none rounded-full ${bead}`} />
            {i18n._(words)}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
