import type { FolderPage } from "../view-model.ts";

interface Bead {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly className: string;
}

interface Drawing {
  readonly area?: string;
  readonly strings?: readonly string[];
  readonly line?: { readonly d: string; readonly className: string };
  readonly beads: readonly Bead[];
}

const RED = "fill-hibiscus";
const GOLD = "fill-gold";
const VIOLET = "fill-violet";
const REST = "fill-bead stroke-bead-edge";

type Place = readonly [x: number, y: number];

const beads = (className: string, r: number, places: readonly Place[]): Bead[] =>
  places.map(([x, y]) => ({ x, y, r, className }));

const lineThrough = (places: readonly Place[]) =>
  `M${places.map(([x, y]) => `${x} ${y}`).join("L")}`;

const yOfRow = (row: number) => 14 + row * 22;

const weeks = [
  [RED, RED, RED, RED, REST, REST, REST],
  [REST, REST, REST, REST, GOLD, GOLD, GOLD],
  [GOLD, REST, REST, REST, REST, REST, REST],
];
/** x position and radius, from the left. */
const grades = [
  { x: 14, y: 37, r: 4, className: REST },
  { x: 33, y: 37, r: 6, className: VIOLET },
  { x: 55, y: 40, r: 8, className: VIOLET },
  { x: 78, y: 41, r: 10, className: VIOLET },
  { x: 103, y: 37, r: 12, className: VIOLET },
];
const cycles = [11, 14, 9];
const values = [52, 40, 46, 30, 36, 18, 26].map((y, index): Place => [12 + index * 16, y]);
const temperatures = [50, 54, 50, 46, 28, 24, 27, 22].map((y, day): Place => [10 + day * 14, y]);
/** Index of the day before the temperature rise. */
const PEAK = 3;

const drawings: Record<FolderPage, Drawing> = {
  calendar: {
    strings: weeks.map((_, row) => `M6 ${yOfRow(row)}H114`),
    beads: weeks.flatMap((week, row) =>
      week.flatMap((look, day) =>
        beads(look, look === REST ? 4.6 : 5.6, [[12 + day * 16, yOfRow(row)]]),
      ),
    ),
  },
  history: {
    strings: cycles.map((days, row) => `M2 ${yOfRow(row)}H${days * 8}`),
    beads: cycles.flatMap((days, row) =>
      Array.from({ length: days }, (_, day) => day).flatMap((day) =>
        beads(day < 3 ? RED : REST, day < 3 ? 3.7 : 3, [[8 + day * 8, yOfRow(row)]]),
      ),
    ),
  },
  trends: {
    area: "M10 12H110a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6Z",
    strings: ["M4 64H116"],
    line: { d: lineThrough(values), className: "stroke-violet" },
    beads: beads(VIOLET, 4, values),
  },
  labs: {
    line: {
      d: "M52 6v20L38 54a6 6 0 0 0 5 10h34a6 6 0 0 0 5-10L68 26V6M48 6h24M44 45h32",
      className: "stroke-hibiscus",
    },
    beads: beads(GOLD, 4.5, [
      [54, 55],
      [67, 53],
    ]),
  },
  medicines: {
    line: {
      d: "M38 42 62 18a13 13 0 0 1 18 18L56 60a13 13 0 0 1-18-18ZM50 30l18 18",
      className: "stroke-aloe",
    },
    beads: beads(GOLD, 5, [[68, 30]]),
  },
  visit: {
    line: {
      d: "M38 4h30l14 14v50H38ZM68 4v14h14M48 36h24M48 47h24M48 58h12",
      className: "stroke-clay",
    },
    beads: beads(GOLD, 5, [[51, 22]]),
  },
  "how-you-feel": {
    line: {
      d: "M34 26c4-7 12-7 16 0M70 26c4-7 12-7 16 0M40 46c11 12 29 12 40 0",
      className: "stroke-violet",
    },
    beads: beads(GOLD, 4.5, [[60, 34]]),
  },
  signs: {
    strings: ["M6 36H114"],
    beads: [
      ...beads(
        REST,
        5,
        [14, 32, 50, 94, 110].map((x): Place => [x, 36]),
      ),
      ...beads("fill-clay", 11, [[72, 36]]),
    ],
  },
  background: {
    strings: ["M6 22C40 10 80 34 114 22", "M6 50C40 38 80 62 114 50"],
    beads: [
      ...beads(
        REST,
        4,
        [26, 50, 74, 98].map((x): Place => [x, 22]),
      ),
      ...beads(
        VIOLET,
        7,
        [26, 50, 74, 98].map((x): Place => [x, 50]),
      ),
    ],
  },
  "hair-and-skin": {
    strings: ["M6 40C30 28 60 52 114 34"],
    beads: grades,
  },
  "life-stages": {
    strings: ["M2 37H118"],
    beads: [
      ...beads(REST, 4, [
        [6, 37],
        [63, 37],
        [114, 37],
      ]),
      ...beads(VIOLET, 6, [
        [20, 37],
        [35, 37],
        [50, 37],
      ]),
      ...beads(GOLD, 6, [
        [76, 37],
        [89, 37],
        [102, 37],
      ]),
    ],
  },
  patterns: {
    line: {
      d: "M4 52C12 52 14 20 22 20S32 52 42 52S54 20 62 20S72 52 82 52S94 20 102 20S110 44 116 52",
      className: "stroke-aloe",
    },
    beads: [22, 42, 62, 82, 102].flatMap((x, index) =>
      index % 2 === 0 ? beads(RED, 6, [[x, 20]]) : beads(REST, 4, [[x, 52]]),
    ),
  },
  ovulation: {
    line: { d: lineThrough(temperatures), className: "stroke-string" },
    beads: temperatures.flatMap((place, day) =>
      day === PEAK ? beads(GOLD, 8, [place]) : beads(VIOLET, 4.4, [place]),
    ),
  },
};

export function Emblem({ page }: { readonly page: FolderPage }) {
  const { area, strings = [], line, beads: placed } = drawings[page];
  return (
    <svg viewBox="0 0 120 72" className="h-8 w-13 flex-none sm:h-12 sm:w-20" aria-hidden="true">
      {area && <path d={area} className="fill-aloe-wash" />}
      {strings.map((d) => (
        <path key={d} d={d} fill="none" className="stroke-string" strokeWidth="1.4" />
      ))}
      {line && <path {...line} fill="none" strokeWidth="2" strokeLinejoin="round" />}
      {placed.map(({ x, y, ...look }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} {...look} />
      ))}
    </svg>
  );
}
