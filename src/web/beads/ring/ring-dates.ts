import { onCircle, type RingGeometry } from "./bead-ring-geometry.ts";

interface Mark {
  readonly day: number;
  readonly words: string;
}

interface WrittenDate {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Letter size on the smallest ring, where letters are largest in drawing units. */
const LETTER = 24;
const LETTER_WIDTH = 0.6 * LETTER;
const LINE = 0.95 * LETTER;
/** Text above this would touch the edge of the drawing. */
const HIGHEST = -153;
const GAP = 8;
/** Step by which overlapping dates are moved apart, as a share of a turn. */
const STEP = 0.004;
const MOST_STEPS = 40;

/** Offset of the baseline below the place, in letters. */
export const dropOf = (y: number) => (y < 0 ? 0.1 : 0.6);

export function datesOf(marks: readonly Mark[], geometry: RingGeometry): readonly WrittenDate[] {
  for (let steps = 0; ; steps += 1) {
    const dates = marks.map((mark, index) =>
      dateAt(mark, geometry, (index === 0 ? -STEP : STEP) * steps),
    );
    if (steps === MOST_STEPS || !doTouch(marks, dates)) return dates;
  }
}

function dateAt({ day }: Mark, { radius, turnOf }: RingGeometry, aside: number): WrittenDate {
  // Today's bead is larger.
  const distance = radius + (day < 2 ? 38 : 27);
  const { x, y } = onCircle(distance, belowTop(turnOf(day) + aside, distance));
  return { x, y, anchor: Math.abs(x) < 24 ? "middle" : x < 0 ? "end" : "start" };
}

function belowTop(turn: number, distance: number): number {
  const least = Math.acos(Math.min(1, -HIGHEST / distance)) / (2 * Math.PI);
  return Math.min(Math.max(turn, least), 1 - least);
}

export function doTouch(marks: readonly Mark[], dates: readonly WrittenDate[]): boolean {
  const [one, other] = dates.map((date, index) => boxOf(date, marks[index]?.words ?? ""));
  if (one === undefined || other === undefined) return false;
  return (
    Math.abs(one.top - other.top) < LINE + GAP / 2 &&
    one.left < other.right + GAP &&
    other.left < one.right + GAP
  );
}

function boxOf({ x, y, anchor }: WrittenDate, words: string) {
  const width = words.length * LETTER_WIDTH;
  const left = x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return { left, right: left + width, top: y + dropOf(y) * LETTER };
}
