import type { StripCycle } from "#contract/visit-report.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type StripBead, stripBeads, stripRowWords, stripWords } from "#report/visit-sections.ts";
import { dayWords } from "#report/visit-words.ts";
import { drawBead, drawString } from "#server/documents/pdf/beads.ts";
import type { Block } from "#server/documents/pdf/block.ts";
import type { Pdf } from "#server/documents/pdf/document.ts";
import { styles, widthOf, writeLine } from "#server/documents/pdf/type.ts";

const ROW_HEIGHT = 14;
const DATE_WIDTH = 66;
const WORDS_WIDTH = 138;
const LARGEST_PITCH = 8;
interface StripOptions {
  readonly width: number;
  /** The newest so many are drawn. */
  readonly most: number;
  readonly today: CalendarDay;
}

/** Her cycles as strings of beads, a day a bead, the newest at the bottom as they happened. */
export function cycleStrip(
  pdf: Pdf,
  strip: readonly StripCycle[],
  { width, most, today }: StripOptions,
): Block {
  const drawn = strip.slice(-most);
  const strings = drawn.map((cycle) => stripBeads(cycle, today));
  const longest = Math.max(1, ...strings.map((beads) => beads.length));
  const pitch = Math.min(LARGEST_PITCH, (width - DATE_WIDTH - WORDS_WIDTH - 8) / longest);
  const height = (drawn.length + 1) * ROW_HEIGHT + 3;
  const drawRow = (index: number, x: number, y: number) => {
    const cycle = drawn[index];
    if (cycle === undefined) return;
    writeLine(pdf, `${dayWords(cycle.startDay)} `, x, y, styles.note);
    drawString(pdf, strings[index] ?? [], x + DATE_WIDTH, y + ROW_HEIGHT / 2, pitch);
    writeLine(pdf, `${stripRowWords(cycle)} `, x + width - WORDS_WIDTH, y, styles.body);
  };
  return {
    height,
    tags: (x, y) => [
      pdf.struct("Figure", { alt: `Cycles, oldest first. ${stripWords(drawn)}.` }, () => {
        for (const index of drawn.keys()) drawRow(index, x, y + index * ROW_HEIGHT);
        drawLegend(pdf, x, y + drawn.length * ROW_HEIGHT + 2);
      }),
    ],
  };
}

const LEGEND: readonly (readonly [StripBead, string])[] = [
  ["bleeding", "bleeding"],
  ["day", "other day"],
  ["ovulation", "ovulation, confirmed by her signs"],
];

function drawLegend(pdf: Pdf, x: number, y: number): void {
  let left = x + DATE_WIDTH;
  for (const [bead, words] of LEGEND) {
    drawBead(pdf, bead, left + 4, y + ROW_HEIGHT / 2, LARGEST_PITCH);
    writeLine(pdf, `${words} `, left + 12, y, styles.note);
    left += widthOf(pdf, words, styles.note) + 26;
  }
}
