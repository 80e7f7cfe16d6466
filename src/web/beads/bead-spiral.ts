import { onCircle, type Place } from "./ring/bead-ring-geometry.ts";

/** In drawing units; the spiral is centred on (0, 0). */
export const SPIRAL_HALF = 206;
export const SPIRAL_BEAD = 2.9;
/** Fewer turns make the beads too small; more leave no room for month names. */
const TURNS = 3;
const INNER = 78;
const OUTER = 197;
/** Half the distance between two turns, where the month names are. */
const BESIDE = (OUTER - INNER) / TURNS / 2;

/** The angle, from 0 to 1, at a share of the string's length: outer turns are longer. */
function roundOf(share: number): number {
  const grows = OUTER - INNER;
  const length = INNER + grows / 2;
  return (Math.sqrt(INNER * INNER + 2 * grows * length * share) - INNER) / grows;
}

interface BeadOnSpiral extends Record<"place" | "beside", Place> {
  readonly tilt: number;
}

/** Counts from the inside out; `tilt` is the angle of a long month name along the string. */
export function beadOnSpiral(index: number, count: number): BeadOnSpiral {
  const round = roundOf(index / (count - 1));
  const radius = INNER + (OUTER - INNER) * round;
  const turn = round * TURNS;
  const tilt = ((turn * 360 + 90) % 180) - 90;
  return { place: onCircle(radius, turn), beside: onCircle(radius - BESIDE, turn), tilt };
}
