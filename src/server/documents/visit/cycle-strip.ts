import type { StripCycle } from "#contract/visit/visit-report.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { withoutMarks } from "#report/language-parts.ts";
import { stripLegend, stripRows, stripWords } from "#report/visit-strip.ts";
import { drawBead, drawString } from "#server/documents/pdf/beads.ts";
import type { Block } from "#server/documents/pdf/block.ts";
import { styles, type TypeStyle, widthOf, writeLine } from "#server/documents/pdf/type.ts";
import type { Sheet } from "./section.ts";

const ROW_HEIGHT = 14;
const DATE_WIDTH = 66;
const WORDS_WIDTH = 138;
const LARGEST_PITCH = 8;

interface StripOptions {
  readonly title: string;
  readonly width: number;
  readonly most: number;
  readonly today: CalendarDay;
}

/** Draws the cycles as strings of beads, one bead a day, the newest at the bottom. */
export function cycleStrip(
  sheet: Sheet,
  strip: readonly StripCycle[],
  { title, width, most, today }: StripOptions,
): Block {
  const { pdf, speech } = sheet;
  const rows = stripRows(speech, strip, today, most);
  const widest = (texts: readonly string[], style: TypeStyle) =>
    Math.max(0, ...texts.map((text) => widthOf(pdf, `${text} `, style)));
  const dates = Math.max(
    DATE_WIDTH,
    widest(
      rows.map(({ day }) => day),
      styles.note,
    ),
  );
  const words = Math.max(
    WORDS_WIDTH,
    widest(
      rows.map((row) => row.words),
      styles.body,
    ),
  );
  const longest = Math.max(1, ...rows.map(({ beads }) => beads.length));
  const pitch = Math.min(LARGEST_PITCH, (width - dates - words - 8) / longest);
  const legend = legendPlace(sheet, title, width);
  const head = legend.isBeside ? 0 : ROW_HEIGHT;
  const height = head + rows.length * ROW_HEIGHT + 3;
  const alt = withoutMarks(`${speech.say("report.strip.title")} ${stripWords(rows)}.`);
  return {
    height,
    tags: (x, y) => [
      // The type declarations lack the bounding box.
      pdf.struct(
        "Figure",
        { alt, ...({ bbox: [x, y - ROW_HEIGHT, x + width, y + height] } as object) },
        () => {
          for (const [index, row] of rows.entries()) {
            const top = y + head + index * ROW_HEIGHT;
            writeLine(pdf, `${row.day} `, x, top, styles.note);
            drawString(pdf, row.beads, x + dates, top + ROW_HEIGHT / 2, pitch);
            writeLine(pdf, `${row.words} `, x + width - words, top, styles.body);
          }
          drawLegend(sheet, x + legend.left, legend.isBeside ? y - ROW_HEIGHT : y);
        },
      ),
    ],
  };
}

const BEAD_WIDTH = 12;
const LEGEND_GAP = 14;

const legendWords = ({ speech }: Sheet) =>
  stripLegend.map((bead) => [bead, speech.say(`report.strip.${bead}`)] as const);

function legendPlace(sheet: Sheet, title: string, width: number) {
  const beside = Math.max(DATE_WIDTH, widthOf(sheet.pdf, title, styles.heading) + LEGEND_GAP);
  const needed = legendWords(sheet).reduce(
    (sum, [, words]) => sum + BEAD_WIDTH + widthOf(sheet.pdf, words, styles.note) + LEGEND_GAP,
    -LEGEND_GAP,
  );
  return beside + needed <= width ? { isBeside: true, left: beside } : { isBeside: false, left: 0 };
}

function drawLegend(sheet: Sheet, x: number, y: number): void {
  const { pdf } = sheet;
  let left = x;
  for (const [bead, words] of legendWords(sheet)) {
    drawBead(pdf, bead, left + 4, y + ROW_HEIGHT / 2, LARGEST_PITCH);
    writeLine(pdf, `${words} `, left + BEAD_WIDTH, y, styles.note);
    left += BEAD_WIDTH + widthOf(pdf, words, styles.note) + LEGEND_GAP;
  }
}
