import { onCircle, type Place } from "./bead-ring-geometry.ts";

/** The drawing's own units: the spiral winds around (0, 0). */
export const SPIRAL_HALF = 206;
export const SPIRAL_BEAD = 2.9;
/** Fewer would leave the beads too small, more the months no room for their names. */
const TURNS = 3;
const INNER = 78;
const OUTER = 197;
/** Half-way between two turns, where the months are named. */
const BESIDE = (OUTER - INNER) / TURNS / 2;

/** How far round, 0 to 1, a share of the string's length reaches: outer turns take more of it. */
function roundOf(share: number): number {
  const grows = OUTER - INNER;
  const length = INNER + grows / 2;
  return (Math.sqrt(INNER * INNER + 2 * grows * length * share) - INNER) / grows;
}

interface BeadOnSpiral extends Record<"place" | "beside", Place> {
  readonly tilt: number;
}

/**
 * Where a bead lies on a string wound around the moon from the inside out, beads at equal distances;
 * `beside` it is where its month is named, a long name at a `tilt` of so many degrees along the string.
 * @example beadOnSpiral(0, 365).place // { x: 0, y: -78 }
 */
export function beadOnSpiral(index: number, count: number): BeadOnSpiral {
  const round = roundOf(index / (count - 1));
  const radius = INNER + (OUTER - INNER) * round;
  const turn = round * TURNS;
  // Never upside down.
  const tilt = ((turn * 360 + 90) % 180) - 90;
  return { place: onCircle(radius, turn), beside: onCircle(radius - BESIDE, turn), tilt };
}
