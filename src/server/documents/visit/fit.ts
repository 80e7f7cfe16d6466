import type { ReportSection } from "#report/visit-sections.ts";
import { type Extent, rowsOf } from "./section.ts";

type Part = ReportSection["part"];

export interface Share {
  readonly section: ReportSection;
  readonly all: number;
  readonly extent: Extent;
}

/** Parts that are dropped completely before any other loses a row, in this order. */
const FIRST_TO_GO: readonly Part[] = ["forecast", "mood", "body", "symptoms"];

/** How much a row of these parts is worth relative to a row of the others when space is short. */
const WORTH: Readonly<Partial<Record<Part, number>>> = {
  questions: 4,
  flags: 4,
  medicines: 2,
  tried: 2,
};

const LEAST_CYCLES = 3;

const SYMPTOMS_BESIDE_OTHERS = 6;

export const isGone = ({ extent }: Pick<Share, "extent">) => extent.rows + extent.lines === 0;

export const whole = (section: ReportSection, all = rowsOf(section)): Share => ({
  section,
  all,
  extent: { rows: all, lines: section.lines.length },
});

/** Priority with which a share is cut next; 0: it can't be cut. Required rows go last. */
function weightOf({ section: { part, least }, extent: { rows, lines } }: Share): number {
  if (rows + lines === 0) return 0;
  const place = FIRST_TO_GO.indexOf(part);
  const mustStay = leastOf(part, least);
  if (part === "symptoms" && rows > SYMPTOMS_BESIDE_OTHERS) return 10_000 * rows;
  if (place !== -1) return 1_000_000 * (FIRST_TO_GO.length - place) + rows;
  if (rows > mustStay) return (100 * rows) / (WORTH[part] ?? 1);
  if (lines > 1) return lines;
  // Emergency concerns are cut last.
  return (part === "flags" ? 0.0001 : 0.01) * (rows - 1);
}

const leastOf = (part: Part, least: number) => (part === "cycles" ? LEAST_CYCLES : least);

function less(share: Share): Share {
  const { section, extent } = share;
  const { rows, lines } = extent;
  const isLast = FIRST_TO_GO.includes(section.part);
  if (isLast && (section.part !== "symptoms" || rows <= 1)) {
    return { ...share, extent: { rows: 0, lines: 0 } };
  }
  const mustStay = leastOf(section.part, section.least);
  if (rows <= mustStay && lines > 1) return { ...share, extent: { rows, lines: lines - 1 } };
  return { ...share, extent: { rows: Math.max(1, rows - 1), lines } };
}

export function fitted(
  all: readonly Share[],
  fits: (shares: readonly Share[]) => boolean,
): Share[] {
  let shares = [...all];
  while (!fits(shares)) {
    const heaviest = shares.reduce((most, share) =>
      weightOf(share) > weightOf(most) ? share : most,
    );
    if (weightOf(heaviest) <= 0) break;
    shares = shares.map((share) => (share === heaviest ? less(share) : share));
  }
  // Rows cut from the shorter of two columns freed no space.
  for (const [index, share] of shares.entries()) {
    for (const more of fuller(share)) {
      const attempt = shares.with(index, more);
      if (!fits(attempt)) break;
      shares = attempt;
    }
  }
  return shares;
}

function* fuller(share: Share): Generator<Share> {
  const { section, all, extent } = share;
  const lines = isGone(share) ? section.lines.length : extent.lines;
  if (isGone(share) && all === 0) yield { ...share, extent: { rows: 0, lines } };
  for (let rows = extent.rows + 1; rows <= all; rows += 1) {
    yield { ...share, extent: { rows, lines } };
  }
}
