import { OUTER_RADIUS, onCircle, RING_HALF_WIDE, type RingGeometry } from "./bead-ring-geometry.ts";

interface Mark {
  readonly day: number;
  readonly words: string;
}

interface WrittenDate {
  readonly day: number;
  /** One below the other where they would leave the drawing. */
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  /** Offset of the first line's baseline below the place, in letters. */
  readonly drop: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Letter size on the smallest ring, where letters are largest in drawing units. */
const LETTER = 28;
const LINE = 0.95 * LETTER;
/** Text above this would touch the edge of the drawing. */
const HIGHEST = -153;
const GAP = 8;
/** Step by which overlapping dates are moved apart, as a share of a turn. */
const STEP = 0.004;
const MOST_STEPS = 40;

/** Width of a letter on a ring of usual size. */
const USUAL_LETTER_WIDTH = 10;

export function datesOf(marks: readonly Mark[], geometry: RingGeometry): readonly WrittenDate[] {
  for (let steps = 0; ; steps += 1) {
    const dates = marks.map((mark, index) =>
      dateAt(mark, geometry, (index === 0 ? -STEP : STEP) * steps),
    );
    if (steps === MOST_STEPS || !doTouch(dates)) return dates;
  }
}

function dateAt({ day, words }: Mark, geometry: RingGeometry, aside: number): WrittenDate {
  const { radius, before, turnOf } = geometry;
  // Today's bead is larger.
  const distance = before > 0 ? OUTER_RADIUS + 23 : radius + (day < 2 ? 38 : 27);
  const { x, y } = onCircle(distance, belowTop(turnOf(day) + aside, distance));
  const isWide = Math.abs(x) + words.length * USUAL_LETTER_WIDTH > RING_HALF_WIDE;
  const lines = isWide ? words.split(/\s/) : [words];
  return {
    day,
    lines,
    x,
    y,
    drop: (y < 0 ? 0.65 : 1.15) - 0.55 * lines.length,
    anchor: Math.abs(x) < 24 ? "middle" : x < 0 ? "end" : "start",
  };
}

function belowTop(turn: number, distance: number): number {
  const least = Math.acos(Math.min(1, -HIGHEST / distance)) / (2 * Math.PI);
  return Math.min(Math.max(turn, least), 1 - least);
}

export function doTouch(dates: readonly WrittenDate[]): boolean {
  const [one, other] = dates.map(boxOf);
  if (one === undefined || other === undefined) return false;
  const isBefore = (a: Box, b: Box) => a.bottom + GAP / 2 <= b.top || a.right + GAP <= b.left;
  return !isBefore(one, other) && !isBefore(other, one);
}

type Box = ReturnType<typeof boxOf>;

function boxOf({ lines, x, y, drop, anchor }: WrittenDate) {
  const width = Math.max(...lines.map((line) => line.length)) * 0.6 * LETTER;
  const left = x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  const top = y + drop * LETTER;
  return { left, right: left + width, top, bottom: top + lines.length * LINE };
}
