import { outlineImage } from "../outline-image.ts";
import { MOON_RADIUS, onCircle, RING_HALF } from "./bead-ring-geometry.ts";

const BEADS = 28;
const RADIUS = 135;

const beads = Array.from({ length: BEADS }, (_, bead) => {
  const { x, y } = onCircle(RADIUS, bead / BEADS);
  return `M${x} ${y}h.1`;
}).join("");

export const ringOutline = outlineImage(
  { left: -RING_HALF, top: -RING_HALF, width: 2 * RING_HALF, height: 2 * RING_HALF },
  `<path d='${beads}' fill='none' stroke='currentColor' stroke-width='16' stroke-linecap='round'/><circle r='${MOON_RADIUS}' fill='currentColor'/>`,
);
