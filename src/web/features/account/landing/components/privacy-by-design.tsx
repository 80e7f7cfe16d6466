import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function PrivacyByDesign() {
  return (
    <section aria-labelledby="privacy-title" className="page-width py-12 lg:py-20">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading id="privacy-title" title={<Trans>Privacy by design</Trans>}>
            <Trans>
              Your password opens your own key, and we never store it. Someone who steals the
              database can't read what you wrote.
            </Trans>
          </SectionHeading>
          <p className="mt-4 max-w-2xl text-soft">
            <Trans>
              It can't protect a weak password, or you while someone else controls the server. With
              or without an email address, only your recovery code replaces a lost password.
            </Trans>
          </p>
          <ButtonLink href="/privacy" variant="secondary" className="mt-7">
            <Trans>Read how it works</Trans>
          </ButtonLink>
        </div>
        <SealedString />
      </div>
    </section>
  );
}

const OPEN_BEADS = [
  { x: 24, y: 71, radius: 10, fill: "fill-hibiscus" },
  { x: 53, y: 77, radius: 14, fill: "fill-hibiscus" },
  { x: 83, y: 71, radius: 11, fill: "fill-gold" },
  { x: 110, y: 77, radius: 10, fill: "fill-aloe" },
  { x: 140, y: 71, radius: 14, fill: "fill-violet" },
];
const SEALED_BEADS = [
  { x: 287, y: 77 },
  { x: 317, y: 71 },
  { x: 347, y: 77 },
  { x: 377, y: 71 },
  { x: 407, y: 77 },
];

function SealedString() {
  return (
    <figure>
      <svg viewBox="0 8 430 112" className="w-full" aria-hidden="true">
        <path
          d="M0 74 24 71 53 77 83 71 110 77 140 71 176 79 254 80 287 77 317 71 347 77 377 71 407 77 430 72"
          fill="none"
          className="stroke-string"
          strokeWidth="2.5"
        />
        {OPEN_BEADS.map(({ x, y, radius, fill }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={radius} className={fill} />
            <circle
              cx={x - radius / 3}
              cy={y - radius / 3}
              r={radius / 5}
              className="fill-bead-shine"
            />
          </g>
        ))}
        <g className="fill-none stroke-ink" strokeWidth="7" strokeLinecap="round">
          <path d="M195 52 V36 a20 20 0 0 1 40 0 V52" />
        </g>
        <rect x="176" y="50" width="78" height="62" rx="16" className="fill-ink" />
        <circle cx="215" cy="76" r="8" className="fill-gold" />
        <path d="M215 80 V92" className="stroke-gold" strokeWidth="6" strokeLinecap="round" />
        {SEALED_BEADS.map(({ x, y }) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="11.5"
            className="fill-bead stroke-bead-edge"
            strokeWidth="2"
          />
        ))}
      </svg>
      <figcaption className="mt-3 flex justify-around gap-3 text-center text-sm text-soft">
        <span>
          <Trans>What you write</Trans>
        </span>
        <span>
          <Trans>Your key</Trans>
        </span>
        <span>
          <Trans>What is stored</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
