import { Trans } from "@lingui/react/macro";

const OPEN_BEADS = [
  { x: 22, y: 71, radius: 10, fill: "fill-hibiscus" },
  { x: 51, y: 77, radius: 13, fill: "fill-hibiscus" },
  { x: 81, y: 71, radius: 11, fill: "fill-gold" },
  { x: 110, y: 77, radius: 10, fill: "fill-aloe" },
  { x: 140, y: 71, radius: 13, fill: "fill-violet" },
];
const SEALED_BEADS = [
  { x: 287, y: 79 },
  { x: 317, y: 73 },
  { x: 347, y: 79 },
  { x: 377, y: 73 },
  { x: 407, y: 79 },
];

/** Coloured beads go into a lock; what comes out on the other side looks all the same. */
export function SealedString() {
  return (
    <figure>
      <svg viewBox="0 0 430 150" className="w-full" aria-hidden="true">
        <path
          d="M0 75 Q 40 60 80 75 T 170 75 H 260 Q 300 90 345 75 T 430 75"
          fill="none"
          className="stroke-string"
          strokeWidth="2.5"
        />
        {OPEN_BEADS.map(({ x, y, radius, fill }) => (
          <circle key={x} cx={x} cy={y} r={radius} className={fill} />
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
      <figcaption className="grid grid-cols-3 text-center text-sm text-soft">
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
