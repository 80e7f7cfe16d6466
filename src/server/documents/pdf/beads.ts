import type { StripBead } from "#report/visit-sections.ts";
import { inks, type Paper } from "./paper.ts";

/** A bead is told by its shape and its darkness as well as by its colour. */
const RADIUS = { bleeding: 0.46, day: 0.34, ovulation: 0.5 } as const;

/** One bead; `pitch` is the room a bead has on its string. */
export function drawBead(paper: Paper, bead: StripBead, x: number, y: number, pitch: number): void {
  const radius = pitch * RADIUS[bead];
  switch (bead) {
    case "bleeding":
      paper.circle(x, y, radius).fill(inks.hibiscus);
      return;
    case "day":
      paper.circle(x, y, radius).lineWidth(0.6).fillAndStroke(inks.bead, inks.line);
      return;
    case "ovulation":
      paper
        .polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y])
        .lineWidth(0.6)
        .fillAndStroke(inks.gold, inks.text);
  }
}

/** Beads on their string, from left to right. */
export function drawString(
  paper: Paper,
  beads: readonly StripBead[],
  x: number,
  y: number,
  pitch: number,
): void {
  const end = x + beads.length * pitch;
  paper.moveTo(x, y).lineTo(end, y).lineWidth(0.6).strokeColor(inks.line).stroke();
  for (const [index, bead] of beads.entries()) {
    drawBead(paper, bead, x + (index + 0.5) * pitch, y, pitch);
  }
}
