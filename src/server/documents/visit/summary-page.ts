import type { VisitReport } from "#contract/visit-report.ts";
import { type ReportSection, summarySections } from "#report/visit-sections.ts";
import { STRIP_CYCLES } from "#report/visit-strip.ts";
import { aboutWords, partTitles, periodWords, reportWords } from "#report/visit-words.ts";
import { type Block, drawBlock, stack, textBlock } from "#server/documents/pdf/block.ts";
import { twoColumns } from "#server/documents/pdf/columns.ts";
import { PAGE, type Pdf, TEXT_WIDTH } from "#server/documents/pdf/document.ts";
import { headBlock } from "#server/documents/pdf/head.ts";
import { styles } from "#server/documents/pdf/type.ts";
import { cycleStrip } from "./cycle-strip.ts";
import { type Extent, insideCard, onCard, rowsOf, sectionBlock } from "./section.ts";

type Part = ReportSection["part"];

const ON_CARDS: readonly Part[] = ["questions", "flags"];
/** Tables too wide for a column. */
const AT_THE_FOOT: readonly Part[] = ["labs", "medicines"];
const TITLE_WIDTH = 215;
const GAP = 7;
const COLUMN_GAP = 20;
const COLUMN_WIDTH = (TEXT_WIDTH - COLUMN_GAP) / 2;

interface Piece {
  readonly section: ReportSection;
  readonly extent: Extent;
  readonly block: Block;
}

/** Draws the report on one page: rows that do not fit are left out and counted. */
export function drawSummaryPage(pdf: Pdf, report: VisitReport): void {
  const { margin, height } = PAGE;
  const head = headBlock(pdf, {
    title: reportWords.title,
    titleWidth: TITLE_WIDTH,
    name: report.name,
    days: periodWords(report),
    about: aboutWords(report),
  });
  const foot = textBlock(pdf, reportWords.footer(report.made), TEXT_WIDTH, styles.note);
  const top = margin + head.height + GAP;
  const footTop = height - margin - foot.height;
  const pieceOf = (section: ReportSection, extent: Extent): Piece => ({
    section,
    extent,
    block: blockOf(pdf, report, section, extent),
  });
  let pieces = summarySections(report).map((section) =>
    pieceOf(section, fullExtent(section, report)),
  );
  let body = layout(pieces);
  const room = footTop - GAP - top;
  while (body.height > room) {
    const piece = largestPiece(pieces);
    if (weightOf(piece) === 0) break;
    const less = pieceOf(piece.section, reduced(piece));
    pieces = pieces.map((other) => (other === piece ? less : other));
    body = layout(pieces);
  }
  // Rows removed from the shorter column freed no space: restore what still fits.
  for (const [index, piece] of pieces.entries()) {
    for (let { rows } = piece.extent; rows < mostRows(piece.section, report); ) {
      rows += 1;
      const fuller = pieceOf(piece.section, { ...piece.extent, rows });
      const tried = pieces.with(index, fuller);
      const triedBody = layout(tried);
      if (triedBody.height > room) break;
      [pieces, body] = [tried, triedBody];
    }
  }
  drawBlock(pdf, head, margin, margin);
  drawBlock(pdf, body, margin, top);
  drawBlock(pdf, foot, margin, footTop);
}

const mostRows = (section: ReportSection, { cycles }: VisitReport): number =>
  section.part === "cycles"
    ? Math.min(STRIP_CYCLES, cycles?.strip.length ?? 0)
    : Math.min(section.most, rowsOf(section));

const fullExtent = (section: ReportSection, report: VisitReport): Extent => ({
  rows: mostRows(section, report),
  lines: section.lines.length,
});

/** How much a row of these parts counts against a row of the others when space is short. */
const WORTH: Readonly<Partial<Record<Part, number>>> = {
  questions: 4,
  flags: 4,
  labs: 1.5,
  medicines: 2,
  cycles: 1.5,
};

/** By how much a piece asks to be shortened: by rows, then by lines, then by rows it should keep. */
function weightOf({ section, extent: { rows, lines } }: Piece): number {
  if (rows > section.least) return (100 * rows) / (WORTH[section.part] ?? 1);
  return lines > 1 ? lines : 0.01 * (rows - 1);
}

const largestPiece = (pieces: readonly Piece[]): Piece =>
  pieces.reduce((most, piece) => (weightOf(piece) > weightOf(most) ? piece : most));

function reduced({ section, extent: { rows, lines } }: Piece): Extent {
  if (rows <= section.least && lines > 1) return { rows, lines: lines - 1 };
  return { rows: Math.max(1, rows - 1), lines };
}

function blockOf(pdf: Pdf, report: VisitReport, section: ReportSection, extent: Extent): Block {
  const { part } = section;
  if (ON_CARDS.includes(part)) {
    const block = sectionBlock(pdf, section, insideCard(TEXT_WIDTH), extent);
    return onCard(pdf, block, TEXT_WIDTH);
  }
  if (part === "cycles") return cyclesBlock(pdf, report, section, extent);
  const width = AT_THE_FOOT.includes(part) ? TEXT_WIDTH : COLUMN_WIDTH;
  return sectionBlock(pdf, section, width, extent);
}

function cyclesBlock(
  pdf: Pdf,
  { cycles, made }: VisitReport,
  { lines }: ReportSection,
  extent: Extent,
): Block {
  const strip = cycles?.strip ?? [];
  const older = strip.length - extent.rows;
  const sentences = older > 0 ? [reportWords.older(older), ...lines] : lines;
  const words = sentences.slice(0, extent.lines).join(" ");
  const stripOptions = { width: TEXT_WIDTH, most: extent.rows, today: made };
  return stack([
    textBlock(pdf, partTitles.cycles, TEXT_WIDTH, styles.heading, { tag: "H2" }),
    ...(strip.length === 0 ? [] : [cycleStrip(pdf, strip, stripOptions)]),
    textBlock(pdf, words, TEXT_WIDTH),
  ]);
}

/** Lays out cards, the cycle strip, two columns, and the wide tables. */
function layout(pieces: readonly Piece[]): Block {
  const of = (isWanted: (part: Part) => boolean) =>
    pieces.filter(({ section }) => isWanted(section.part)).map(({ block }) => block);
  const isColumn = (part: Part) =>
    part !== "cycles" && !ON_CARDS.includes(part) && !AT_THE_FOOT.includes(part);
  const columns = of(isColumn);
  return stack(
    [
      ...of((part) => ON_CARDS.includes(part)),
      ...of((part) => part === "cycles"),
      ...(columns.length === 0
        ? []
        : [twoColumns(columns, { gap: GAP, step: COLUMN_WIDTH + COLUMN_GAP })]),
      ...of((part) => AT_THE_FOOT.includes(part)),
    ],
    GAP,
  );
}
