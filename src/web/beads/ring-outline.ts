import { MOON_RADIUS, onCircle, RING_HALF } from "./bead-ring-geometry.ts";

const BEADS = 28;
const RADIUS = 135;
/** Seen through, it is a bead's colour by day and by night. */
const TINT = "rgb(173 108 60/.17)";

const beads = Array.from({ length: BEADS }, (_, bead) => {
  const { x, y } = onCircle(RADIUS, bead / BEADS);
  return `M${x} ${y}h.1`;
}).join("");

const box = `${-RING_HALF} ${-RING_HALF} ${2 * RING_HALF} ${2 * RING_HALF}`;
const size = `width='${2 * RING_HALF}' height='${2 * RING_HALF}'`;

const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size} viewBox='${box}'><path d='${beads}' fill='none' stroke='${TINT}' stroke-width='16' stroke-linecap='round'/><circle r='${MOON_RADIUS}' fill='${TINT}'/></svg>`;

/**
 * A ring that nothing is known of, as an image within the document: the largest thing on the screen
 * stands at the first paint, and a browser that measures pages sees that it does.
 */
export const ringOutline = `data:image/svg+xml,${encodeURIComponent(svg)}`;
