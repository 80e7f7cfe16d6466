import { onCircle, type RingGeometry } from "./bead-ring-geometry.ts";

/** How probable it is that the next period begins, day by day. */
export interface Ribbon {
  /** Days from today to the first. */
  readonly from: number;
  readonly probabilities: readonly number[];
}

/** The ribbon woven of cells: those as deep as each other in one path. */
export interface WovenRibbon {
  readonly cells: readonly { readonly depth: number; readonly path: string }[];
  /** The thread between the cells. */
  readonly thread: string;
}

/** A day this probable is as deep as a ribbon gets; about the peak of a very regular cycle. */
const DEEPEST_PROBABILITY = 0.2;
/** Below this the likeliest days would stand out less than 3 to 1, by night first. */
const LEAST_CERTAIN = 0.7;
const HALF_WIDTH = 13.5;
const DEPTHS = 8;
/** Parts of a turn: about six of the drawing's units along the string. */
const CELL = 1 / 144;
const THREADS = [-0.36, 0.36] as const;

/**
 * The days to come as a ribbon on the ring: as wide and as deep as each day is probable, faint as a
 * whole where no day is, and running out at both ends.
 */
export function weave(
  { from, probabilities }: Ribbon,
  { radius, turnOf }: RingGeometry,
): WovenRibbon {
  const most = Math.max(...probabilities);
  const certainty = Math.max(LEAST_CERTAIN, Math.min(1, Math.sqrt(most / DEEPEST_PROBABILITY)));
  // Today has not ended: on a day on which it may begin the ribbon starts as wide as it is.
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

/** Between the middles of two days in a straight line; nothing before the first and after the last. */
function probabilityAt(probabilities: readonly number[], day: number): number {
  const before = Math.floor(day);
  const part = day - before;
  const one = probabilities[before] ?? 0;
  const other = probabilities[before + 1] ?? 0;
  return one * (1 - part) + other * part;
}
