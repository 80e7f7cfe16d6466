import { onCircle, type RingGeometry } from "./bead-ring-geometry.ts";

interface Mark {
  readonly day: number;
  readonly words: string;
}

/** Where a date is written: the place of its line, and which part of it stands there. */
interface WrittenDate {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Letters of the smallest ring, in units of the drawing: the largest there are. */
const LETTER = 24;
const LETTER_WIDTH = 0.6 * LETTER;
const LINE = 0.95 * LETTER;
/** The highest a line stands: above it the letters would come near the edge of what holds the ring. */
const HIGHEST = -153;
/** Between two dates, at least. */
const GAP = 8;
/** How far around the ring two dates go from each other at a time, as parts of a turn. */
const STEP = 0.004;
const MOST_STEPS = 40;

/** How far below its place the line stands, in letters. */
export const dropOf = (y: number) => (y < 0 ? 0.1 : 0.6);

/** Each date beside its day, outside the ring; two that would touch go apart along it. */
export function datesOf(marks: readonly Mark[], geometry: RingGeometry): readonly WrittenDate[] {
  for (let steps = 0; ; steps += 1) {
    const dates = marks.map((mark, index) =>
      dateAt(mark, geometry, (index === 0 ? -STEP : STEP) * steps),
    );
    if (steps === MOST_STEPS || !doTouch(marks, dates)) return dates;
  }
}

function dateAt({ day }: Mark, { radius, turnOf }: RingGeometry, aside: number): WrittenDate {
  // Beside today's bead there is less room.
  const distance = radius + (day < 2 ? 38 : 27);
  const { x, y } = onCircle(distance, belowTop(turnOf(day) + aside, distance));
  return { x, y, anchor: Math.abs(x) < 24 ? "middle" : x < 0 ? "end" : "start" };
}

/** The nearest part of the turn that lies no higher than a line may stand. */
function belowTop(turn: number, distance: number): number {
  const least = Math.acos(Math.min(1, -HIGHEST / distance)) / (2 * Math.PI);
  return Math.min(Math.max(turn, least), 1 - least);
}

/** Whether two dates would, in the largest letters. */
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
