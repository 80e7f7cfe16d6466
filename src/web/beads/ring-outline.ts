import { MOON_RADIUS, onCircle, RING_HALF } from "./bead-ring-geometry.ts";

const BEADS = 28;
const RADIUS = 135;
/** Seen through: a bead's colour by the system's day and night, and quiet where she chose the other. */
const TINTS =
  ":root{color:rgb(173 108 31/.17)}@media(prefers-color-scheme:dark){:root{color:rgb(134 106 156/.17)}}";

const beads = Array.from({ length: BEADS }, (_, bead) => {
  const { x, y } = onCircle(RADIUS, bead / BEADS);
  return `M${x} ${y}h.1`;
}).join("");

const box = `${-RING_HALF} ${-RING_HALF} ${2 * RING_HALF} ${2 * RING_HALF}`;
const size = `width='${2 * RING_HALF}' height='${2 * RING_HALF}'`;

const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size} viewBox='${box}'><style>${TINTS}</style><path d='${beads}' fill='none' stroke='currentColor' stroke-width='16' stroke-linecap='round'/><circle r='${MOON_RADIUS}' fill='currentColor'/></svg>`;

/**
 * A ring that nothing is known of, as an image within the document: the largest thing on the screen
 * stands at the first paint, and a browser that measures pages sees that it does.
 */
export const ringOutline = `data:image/svg+xml,${encodeURIComponent(svg)}`;
