import type { StripBead } from "#report/visit-strip.ts";
import { inks, type Pdf } from "./document.ts";

/** Beads differ in shape and darkness as well as colour, for prints and colour blindness. */
const RADIUS = { bleeding: 0.46, day: 0.34, ovulation: 0.5 } as const;

export function drawBead(pdf: Pdf, bead: StripBead, x: number, y: number, pitch: number): void {
  const radius = pitch * RADIUS[bead];
  switch (bead) {
    case "bleeding":
      pdf.circle(x, y, radius).fill(inks.hibiscus);
      return;
    case "day":
      pdf.circle(x, y, radius).lineWidth(0.6).fillAndStroke(inks.bead, inks.line);
      return;
    case "ovulation":
      pdf
        .polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y])
        .lineWidth(0.6)
        .fillAndStroke(inks.gold, inks.text);
  }
}

export function drawString(
  pdf: Pdf,
  beads: readonly StripBead[],
  x: number,
  y: number,
  pitch: number,
): void {
  const end = x + beads.length * pitch;
  pdf.moveTo(x, y).lineTo(end, y).lineWidth(0.6).strokeColor(inks.line).stroke();
  for (const [index, bead] of beads.entries()) {
    drawBead(pdf, bead, x + (index + 0.5) * pitch, y, pitch);
  }
}
