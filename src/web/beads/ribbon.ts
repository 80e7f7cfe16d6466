import { onCircle, type RingGeometry } from "./ring/bead-ring-geometry.ts";

export interface Ribbon {
  /** Days from today to the first value. */
  readonly from: number;
  readonly probabilities: readonly number[];
}

export interface WovenRibbon {
  readonly cells: readonly { readonly depth: number; readonly path: string }[];
  readonly thread: string;
}

/** Probability of full depth; about the peak of a very regular cycle. */
const DEEPEST_PROBABILITY = 0.2;
/** Below this the likeliest days have a contrast below 3:1, first in dark mode. */
const LEAST_CERTAIN = 0.7;
const HALF_WIDTH = 13.5;
const DEPTHS = 8;
/** Share of a turn: about six drawing units along the string. */
const CELL = 1 / 144;
const THREADS = [-0.36, 0.36] as const;

/** Width and depth follow each day's probability; a flat forecast is faint, and both ends taper. */
export function weave(
  { from, probabilities }: Ribbon,
  { radius, turnOf }: RingGeometry,
): WovenRibbon {
  const most = Math.max(...probabilities);
  const certainty = Math.max(LEAST_CERTAIN, Math.min(1, Math.sqrt(most / DEEPEST_PROBABILITY)));
  // If the period may begin today, the ribbon starts at today's width without tapering.
  const first = from === 0 ? 0 : from - 0.75;
  const last = from + probabilities.length - 0.25;
  const [start, end] = [turnOf(first), turnOf(last)];
  const count = Math.max(6, Math.round((end - start) / CELL));
  const paths = new Map<number, string>();
  let thread = "";
  let previous: Edge | null = null;
  for (let step = 0; step <= count; step += 1) {
    const share =
      probabilityAt(probabilities, first + ((last - first) * step) / count - from) / most;
    const edge = edgeAt(radius, start + ((end - start) * step) / count, share);
    if (previous !== null) {
      const depth = Math.ceil(((previous.share + share) / 2) * DEPTHS) || 1;
      paths.set(depth, (paths.get(depth) ?? "") + cellPath(previous, edge));
      thread += threads(previous, edge);
    }
    previous = edge;
  }
  const cells = [...paths].map(([depth, path]) => ({
    depth: Math.round(certainty * (0.24 + (0.76 * depth) / DEPTHS) * 100) / 100,
    path,
  }));
  return { cells, thread };
}

interface Edge {
  readonly share: number;
  readonly inner: string;
  readonly outer: string;
  readonly between: readonly string[];
}

function edgeAt(radius: number, turn: number, share: number): Edge {
  const half = HALF_WIDTH * share ** 0.7;
  const at = (offset: number) => {
    const { x, y } = onCircle(radius + offset * half, turn);
    return `${x} ${y}`;
  };
  return { share, inner: at(-1), outer: at(1), between: THREADS.map(at) };
}

const cellPath = (one: Edge, other: Edge) =>
  `M${one.inner}L${one.outer}L${other.outer}L${other.inner}Z`;

const threads = (one: Edge, other: Edge) =>
  `M${other.inner}L${other.outer}${one.between.map((point, row) => `M${point}L${other.between[row]}`).join("")}`;

/** Linear interpolation between the middles of two days; 0 outside the forecast. */
function probabilityAt(probabilities: readonly number[], day: number): number {
  const before = Math.floor(day);
  const part = day - before;
  const one = probabilities[before] ?? 0;
  const other = probabilities[before + 1] ?? 0;
  return one * (1 - part) + other * part;
}
