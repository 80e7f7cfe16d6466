import type { ReactNode } from "react";
import type { CardPage } from "../view-model.ts";

/** Beads that grow, as the grades of a check do. */
function Growing() {
  return (
    <>
      <path d="M6 40C30 28 60 52 114 34" fill="none" className="stroke-string" strokeWidth="1.4" />
      <circle cx="14" cy="37" r="4" className="fill-bead stroke-bead-edge" />
      <circle cx="33" cy="37" r="6" className="fill-violet" />
      <circle cx="55" cy="40" r="8" className="fill-violet" />
      <circle cx="78" cy="41" r="10" className="fill-violet" />
      <circle cx="103" cy="37" r="12" className="fill-violet" />
    </>
  );
}

/** One wave after another with the same crest. */
function Returning() {
  return (
    <>
      <path
        d="M4 52C12 52 14 20 22 20S32 52 42 52S54 20 62 20S72 52 82 52S94 20 102 20S110 44 116 52"
        fill="none"
        className="stroke-aloe"
        strokeWidth="2"
      />
      {[22, 62, 102].map((x) => (
        <circle key={x} cx={x} cy="20" r="6" className="fill-hibiscus" />
      ))}
      {[42, 82].map((x) => (
        <circle key={x} cx={x} cy="52" r="4" className="fill-bead stroke-bead-edge" />
      ))}
    </>
  );
}

/** Low days, the golden one, and the days that stay warmer. */
function Rise() {
  const points = [
    [10, 50],
    [24, 54],
    [38, 50],
    [66, 28],
    [80, 24],
    [94, 27],
    [108, 22],
  ] as const;
  return (
    <>
      <path
        d="M10 50L24 54L38 50L52 46L66 28L80 24L94 27L108 22"
        fill="none"
        className="stroke-string"
        strokeWidth="2"
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4.4" className="fill-violet" />
      ))}
      <circle cx="52" cy="46" r="8" className="fill-gold" />
    </>
  );
}

const RED = "fill-hibiscus";
const GOLD = "fill-gold";
const REST = "fill-bead stroke-bead-edge";

const ROW_NAMES = ["first", "second", "third"] as const;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

function Month() {
  const kinds = [
    [RED, RED, RED, RED, REST, REST, REST],
    [REST, REST, REST, REST, GOLD, GOLD, GOLD],
    [GOLD, REST, REST, REST, REST, REST, REST],
  ];
  return kinds.map((week, row) => (
    <g key={ROW_NAMES[row]}>
      <path d={`M6 ${14 + row * 22}H114`} className="stroke-string" strokeWidth="1.4" />
      {WEEK.map((day) => (
        <circle
          key={day}
          cx={12 + day * 16}
          cy={14 + row * 22}
          r={week[day] === REST ? 4.6 : 5.6}
          className={week[day]}
        />
      ))}
    </g>
  ));
}

function Strings() {
  return [11, 14, 9].map((count, row) => (
    <g key={count}>
      <path
        d={`M2 ${14 + row * 22}H${8 + (count - 1) * 8}`}
        className="stroke-string"
        strokeWidth="1.4"
      />
      {Array.from({ length: count }, (_, index) => 8 + index * 8).map((x) => (
        <circle
          key={x}
          cx={x}
          cy={14 + row * 22}
          r={x < 32 ? 3.7 : 3}
          className={x < 32 ? RED : REST}
        />
      ))}
    </g>
  ));
}

function Lines() {
  const points = [52, 40, 46, 30, 36, 18, 26];
  return (
    <>
      <rect x="4" y="12" width="112" height="22" rx="6" className="fill-aloe-wash" />
      <path d="M4 64H116" className="stroke-string" strokeWidth="1.4" />
      <path
        d={points.map((y, index) => `${index === 0 ? "M" : "L"}${12 + index * 16} ${y}`).join("")}
        fill="none"
        className="stroke-violet"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {points.map((y, index) => (
        <circle key={y} cx={12 + index * 16} cy={y} r="4" className="fill-violet" />
      ))}
    </>
  );
}

const drawings: Record<CardPage, () => ReactNode> = {
  calendar: Month,
  history: Strings,
  trends: Lines,
  "hair-and-skin": Growing,
  patterns: Returning,
  ovulation: Rise,
};

/** A small drawing of what the page shows. It never stands for its name. */
export function Emblem({ page }: { readonly page: CardPage }) {
  const Drawing = drawings[page];
  return (
    <svg viewBox="0 0 120 72" className="h-18 w-30 flex-none" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
