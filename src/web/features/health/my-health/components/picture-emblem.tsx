import type { Picture } from "../view-model.ts";

const RED = "fill-hibiscus";
const GOLD = "fill-gold";
const REST = "fill-bead stroke-bead-edge";

/** A small drawing of what the page shows. It never stands for its name. */
export function PictureEmblem({ picture }: { readonly picture: Picture }) {
  return (
    <svg viewBox="0 0 120 72" className="h-18 w-30 flex-none" aria-hidden="true">
      {picture === "calendar" && <Month />}
      {picture === "history" && <Strings />}
      {picture === "trends" && <Lines />}
    </svg>
  );
}

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
