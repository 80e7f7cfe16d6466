import type { StripCycle } from "#contract/visit-report.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { stripLegend, stripRows, stripWords } from "#report/visit-strip.ts";
import { drawBead, drawString } from "#server/documents/pdf/beads.ts";
import type { Block } from "#server/documents/pdf/block.ts";
import { styles, widthOf, writeLine } from "#server/documents/pdf/type.ts";
import type { Sheet } from "./section.ts";

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
  sheet: Sheet,
  strip: readonly StripCycle[],
  { width, most, today }: StripOptions,
): Block {
  const { pdf, speech } = sheet;
  const rows = stripRows(speech, strip, today, most);
  const longest = Math.max(1, ...rows.map(({ beads }) => beads.length));
  const pitch = Math.min(LARGEST_PITCH, (width - DATE_WIDTH - WORDS_WIDTH - 8) / longest);
  const height = rows.length * ROW_HEIGHT + 3;
  const alt = `${speech.say("report.strip.title")} ${stripWords(rows)}.`;
  return {
    height,
    tags: (x, y) => [
      // The type declarations do not know the box yet.
      pdf.struct(
        "Figure",
        { alt, ...({ bbox: [x, y - ROW_HEIGHT, x + width, y + height] } as object) },
        () => {
          for (const [index, { day, beads, words }] of rows.entries()) {
            const top = y + index * ROW_HEIGHT;
            writeLine(pdf, `${day} `, x, top, styles.note);
            drawString(pdf, beads, x + DATE_WIDTH, top + ROW_HEIGHT / 2, pitch);
            writeLine(pdf, `${words} `, x + width - WORDS_WIDTH, top, styles.body);
          }
          // Beside the heading above.
          drawLegend(sheet, x, y - ROW_HEIGHT);
        },
      ),
    ],
  };
}

function drawLegend({ pdf, speech }: Sheet, x: number, y: number): void {
  let left = x + DATE_WIDTH;
  for (const bead of stripLegend) {
    const words = speech.say(`report.strip.${bead}`);
    drawBead(pdf, bead, left + 4, y + ROW_HEIGHT / 2, LARGEST_PITCH);
    writeLine(pdf, `${words} `, left + 12, y, styles.note);
    left += widthOf(pdf, words, styles.note) + 26;
  }
}
