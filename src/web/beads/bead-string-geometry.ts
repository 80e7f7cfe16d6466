export interface StrandPlace {
  readonly x: number;
  readonly y: number;
}

export interface Strand {
  readonly places: readonly StrandPlace[];
  readonly path: string;
  readonly height: number;
  readonly radius: number;
}

export interface StrandScale {
  readonly perRow: number;
  readonly spacing: number;
}

/** Beads closer than this are indistinguishable. */
const CLOSEST = 7.8;
const WIDEST = 19;
const DAYS_PER_WEEK = 7;
const BEAD_SHARE = 0.36;
const ROW_HEIGHT = 2.3;
/** Room at both ends for the knot and the bend of a wrapped string. */
const MARGIN = 1.3;

/** Common to a page's strings, which makes their lengths comparable. */
export function strandScale(width: number, longest: number): StrandScale {
  const fitting = Math.floor(width / CLOSEST - 2 * MARGIN);
  // Wraps at whole weeks, so that weeks line up.
  const wholeWeeks = Math.max(DAYS_PER_WEEK, fitting - (fitting % DAYS_PER_WEEK));
  const perRow = longest <= fitting ? longest : wholeWeeks;
  return { perRow, spacing: Math.min(WIDEST, width / (perRow + 2 * MARGIN)) };
}

export function strandOf(count: number, { perRow, spacing }: StrandScale): Strand {
  const rows = Math.max(1, Math.ceil(count / perRow));
  const rowHeight = spacing * ROW_HEIGHT;
  const top = spacing * 1.1;
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const column = row % 2 === 0 ? index % perRow : perRow - 1 - (index % perRow);
    return {
      x: rounded((column + 0.5 + MARGIN) * spacing),
      y: rounded(top + row * rowHeight),
    };
  });
  return {
    places,
    path: pathThrough(places, rowHeight / 2),
    height: rounded(2 * top + (rows - 1) * rowHeight),
    radius: rounded(spacing * BEAD_SHARE),
  };
}

function pathThrough(places: readonly StrandPlace[], turn: number): string {
  return places
    .map(({ x, y }, index) => {
      const before = places[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      if (before.y === y) return `L${x} ${y}`;
      const isRightTurn = index > 0 && (places[index - 2]?.x ?? x) < before.x;
      return `A${rounded(turn)} ${rounded(turn)} 0 0 ${isRightTurn ? 1 : 0} ${x} ${y}`;
    })
    .join("");
}

const rounded = (value: number) => Math.round(value * 100) / 100;
