import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { urgencyLabels } from "#web/entry/concerns/words.ts";
import { pastCycles, signsExample } from "../view-model.ts";

const STEP = 10;
const DAYS = Array.from({ length: 20 }, (_, day) => day + 29);

export function SignsPicture() {
  const { t } = useLingui();
  const { alone, together } = signsExample;
  const wide = alone[1] - alone[0] + 1;
  const narrow = together[1] - together[0] + 1;
  return (
    <figure
      role="img"
      aria-label={t`An example: the next period within ${wide} days from cycle lengths alone, within ${narrow} days with signs.`}
      className="grid w-full gap-3 text-sm text-soft"
    >
      <Range days={alone} words={<Trans>Cycle lengths alone</Trans>} />
      <Range days={together} words={<Trans>With your signs</Trans>} />
    </figure>
  );
}

function Range(props: { readonly days: readonly [number, number]; readonly words: ReactNode }) {
  const [shortest, longest] = props.days;
  return (
    <div>
      {props.words}
      <svg
        viewBox={`0 0 ${DAYS.length * STEP} 10`}
        preserveAspectRatio="xMinYMid"
        className="mt-1 block max-h-6 w-full"
        aria-hidden="true"
      >
        {DAYS.map((day, index) => (
          <circle
            key={day}
            cx={index * STEP + STEP / 2}
            cy="5"
            r="4"
            className={day >= shortest && day <= longest ? "fill-hibiscus" : "fill-bead"}
          />
        ))}
      </svg>
    </div>
  );
}

const SHORTEST = 20;

export function PastPicture() {
  const { t } = useLingui();
  const inside = pastCycles.filter(({ range, came }) => came >= range[0] && came <= range[1]);
  const [count, all] = [inside.length, pastCycles.length];
  return (
    <svg
      role="img"
      aria-label={t`An example: ${count} of ${all} periods came within the range.`}
      viewBox="0 0 240 84"
      preserveAspectRatio="xMinYMid"
      className="h-full w-full"
      strokeLinecap="round"
      strokeWidth="16"
    >
      {pastCycles.map(({ range: [shortest, longest], came }, index) => {
        const x = 20 + index * 40;
        return (
          <g key={`${came}`}>
            <path
              className="stroke-hibiscus/25"
              d={`M${x} ${(shortest - SHORTEST) * 2}V${(longest - SHORTEST) * 2}`}
            />
            <circle cx={x} cy={(came - SHORTEST) * 2} r="7" className="fill-hibiscus" />
          </g>
        );
      })}
    </svg>
  );
}

const URGENCIES = [
  ["call-now", "bg-urgent"],
  ["today", "bg-clay"],
  ["within-days", "bg-gold"],
  ["mention", "bg-aloe"],
] as const;

export function UrgencyPicture() {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2">
      {URGENCIES.map(([urgency, bead]) => (
        <li key={urgency} className="flex items-center gap-3 font-semibold">
          <span className={`size-5 rounded-full bead-glossy ${bead}`} />
          {i18n._(urgencyLabels[urgency])}
        </li>
      ))}
    </ul>
  );
}

export function ClinicPicture() {
  return (
    <svg viewBox="0 0 200 110" className="h-full" fill="none" aria-hidden="true">
      <rect
        x="2"
        y="8"
        width="70"
        height="94"
        rx="8"
        className="fill-card stroke-line"
        strokeWidth="2"
      />
      <g strokeWidth="5" strokeLinecap="round">
        <path d="M14 24h30" className="stroke-hibiscus" />
        <path d="M14 40h46M14 54h38M14 68h46M14 82h24" className="stroke-string" />
      </g>
      <path
        d="M82 55h20"
        className="stroke-gold"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
      <rect
        x="112"
        y="18"
        width="84"
        height="58"
        rx="8"
        className="fill-card stroke-ink"
        strokeWidth="5"
      />
      <path d="M154 78v14M134 94h40" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <g strokeWidth="5" strokeLinecap="round">
        <path d="M124 34h22" className="stroke-hibiscus" />
        <path d="M124 46h50M124 58h38" className="stroke-string" />
      </g>
    </svg>
  );
}

const PERIODS = ["M14 9h18", "M5 21h27", "M32 9h9M5 21h18", "M23 33h18"];

export function MonthsPicture() {
  return (
    <svg viewBox="0 0 200 110" className="h-full" strokeLinecap="round" aria-hidden="true">
      {PERIODS.map((days, index) => (
        <g key={days} transform={`translate(${index * 50})`}>
          <g strokeWidth="7" strokeDasharray="0 9">
            <path d="M5 9h36M5 21h36M5 33h36" className="stroke-bead" />
            <path d={days} className="stroke-hibiscus" />
          </g>
          <rect x="2" y="52" width="42" height="48" rx="10" className="fill-ink" />
          <circle cx="23" cy="72" r="5" className="fill-gold" />
          <path d="M23 74v10" className="stroke-gold" strokeWidth="4" />
        </g>
      ))}
    </svg>
  );
}
