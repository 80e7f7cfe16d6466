import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { BeadRing } from "#web/beads/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/bead-ring-center.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { exampleCycle } from "../view-model.ts";

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-12 pt-10 pb-14 lg:grid-cols-[1.16fr_1fr] lg:pt-12 lg:pb-16">
      <div>
        <p className="text-sm font-semibold tracking-wide text-clay-ink uppercase">
          <Trans>Your health, beautifully understood.</Trans>
        </p>
        <h1 className="mt-4 text-[clamp(2.5rem,8.6vw,4rem)] leading-[1.08] lg:text-[clamp(2.8rem,4.45vw,3.7rem)]">
          <Trans>Your Wellness, Beautifully Tracked</Trans>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-soft lg:text-xl">
          <Trans>
            Cycles are not clockwork, least of all with PCOS. Mwezi shows what is likely, says how
            sure it is, and keeps what you write sealed under your own key.
          </Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/register" className="min-h-14 px-8 text-lg">
            <Trans>Begin your journey</Trans>
          </ButtonLink>
          <ButtonLink href="#features" variant="secondary" className="min-h-14 px-8 text-lg">
            <Trans>See how it works</Trans>
          </ButtonLink>
        </div>
        <TrustBadges />
      </div>
      <ExampleRing />
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
    <ul className="mt-8 flex flex-wrap gap-x-7 gap-y-2 text-soft">
      {BADGES.map(({ bead, words }) => (
        <li key={bead} className="flex items-center gap-2.5">
          <span className={`size-2.5 rounded-full ${bead}`} />
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
    <figure className="mx-auto w-full max-w-136">
      <BeadRing
        {...drawing}
        moonFraction={moonFraction}
        label={t`An example of the bead ring: day ${day} of about ${length}, follicular phase. Peak days 20 to 23. Next period likely from day 27 on, most likely around day 30.`}
        center={
          <BeadRingCenter
            above={<Trans>Day</Trans>}
            number={day}
            below={<Trans>of about {length}</Trans>}
            phrase={<Trans>Follicular phase</Trans>}
            tone="aloe"
          />
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
    words: msg`Next period: the paler, the less sure`,
  },
];

/** Says in words what the beads of the example mean. */
function RingLegend() {
  const { i18n } = useLingui();
  return (
    <figcaption className="mt-6">
      <p className="sr-only">
        <Trans>An example, with nobody's data.</Trans>
      </p>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-sm text-soft">
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
