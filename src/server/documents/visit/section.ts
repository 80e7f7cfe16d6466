import type { Speech } from "#report/speech.ts";
import type { ReportSection } from "#report/visit-sections.ts";
import { type Block, listBlock, stack, textBlock } from "#server/documents/pdf/block.ts";
import { inks, type Pdf } from "#server/documents/pdf/document.ts";
import { measureTable, tableBlock } from "#server/documents/pdf/table.ts";
import { styles } from "#server/documents/pdf/type.ts";

export interface Sheet {
  readonly pdf: Pdf;
  readonly speech: Speech;
}

export const pageNumbers =
  ({ say }: Speech) =>
  (page: number, of: number) =>
    say("report.pageNumber", { page, of });

export interface Extent {
  readonly rows: number;
  readonly lines: number;
}

export const rowsOf = ({ list, table }: ReportSection) => list.length + (table?.rows.length ?? 0);

/** A question of 200 characters fits in three lines; a topic of concerns ends with its advice. */
const LINES_OF_AN_ITEM = 3;
const LINES_OF_A_CONCERN = 6;

export function sectionBlock(
  { pdf, speech }: Sheet,
  section: ReportSection,
  width: number,
  extent: Extent,
): Block {
  const { title, list, table, lines } = section;
  if (section.part === "nothing") {
    return textBlock(pdf, `${title}: ${lines.join(" ")}`, width, styles.note);
  }
  const left = rowsOf(section) - extent.rows;
  const blocks = [textBlock(pdf, title, width, styles.heading, { tag: "H2", most: 1 })];
  if (list.length > 0) {
    const firstNumber = section.part === "questions" ? 1 : undefined;
    const items = list.slice(0, extent.rows);
    const most = section.part === "flags" ? LINES_OF_A_CONCERN : LINES_OF_AN_ITEM;
    blocks.push(listBlock(pdf, items, width, { firstNumber, most }));
  }
  if (table !== null) {
    const measured = measureTable(pdf, table, width, { isTight: true });
    blocks.push(tableBlock(pdf, measured, measured.rows.slice(0, extent.rows)));
  }
  const style = rowsOf(section) === 0 ? styles.body : styles.note;
  const more = left > 0 ? [speech.say("report.more", { count: left })] : [];
  const words = [...lines.slice(0, extent.lines), ...more].join(" ");
  return stack([...blocks, ...(words === "" ? [] : [textBlock(pdf, words, width, style)])]);
}

const PADDING = 7;
const BAR = 3;

export const insideCard = (width: number) => width - 2 * PADDING - BAR;

/** Draws a block on a tinted card with a side bar, which is visible in black-and-white prints too. */
export function onCard(pdf: Pdf, block: Block, width: number): Block {
  const height = block.height + 2 * PADDING - 3;
  return {
    height,
    decorate: (x, y) => {
      pdf.roundedRect(x, y, width, height, 6).lineWidth(0.5).fillAndStroke(inks.tint, inks.line);
      pdf.roundedRect(x, y, BAR, height, 1.5).fill(inks.hibiscus);
      block.decorate?.(x + PADDING + BAR, y + PADDING - 2);
    },
    tags: (x, y) => block.tags(x + PADDING + BAR, y + PADDING - 2),
  };
}
