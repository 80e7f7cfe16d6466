import { type Block, drawBlock, listBlock, textBlock } from "./block.ts";
import { asArtifact, PAGE, type Pdf, TEXT_WIDTH } from "./document.ts";
import { type MeasuredTable, measureTable, type TableRows, tableBlock } from "./table.ts";
import { styles, widthOf, wrapText, writeLine } from "./type.ts";

const SECTION_GAP = 16;
const FOOT_TOP = PAGE.height - PAGE.margin - styles.note.leading;
const LOWEST = FOOT_TOP - 11;

export interface Flow {
  readonly pdf: Pdf;
  y: number;
  readonly footHeight?: number;
}

export interface FlowingSection {
  readonly title: string;
  readonly list: readonly string[];
  readonly isNumbered: boolean;
  readonly table: TableRows | null;
  /** Points between the rows of the table, if there is room for more than the minimum. */
  readonly rowGap?: number;
  readonly lines: readonly string[];
}

export function putSection(flow: Flow, section: FlowingSection): void {
  const { title, list, isNumbered, table, rowGap, lines } = section;
  const { pdf } = flow;
  const heading = textBlock(pdf, title, TEXT_WIDTH, styles.heading, { tag: "H2" });
  const measured = table === null ? null : measureTable(pdf, table, TEXT_WIDTH, { rowGap });
  const items = list.map((item) => listBlock(pdf, [item], TEXT_WIDTH, {}).height);
  const first = items[0] ?? (measured?.head.height ?? 0) + (measured?.rows[0]?.height ?? 0);
  // A heading must not be the last line of a page.
  makeRoom(flow, heading.height + first);
  put(flow, heading);
  putList(flow, list, items, isNumbered);
  if (measured !== null) putTable(flow, measured);
  for (const line of lines) put(flow, textBlock(pdf, line, TEXT_WIDTH, styles.note));
  flow.y += SECTION_GAP;
}

function makeRoom(flow: Flow, height: number): void {
  if (flow.y + height <= lowestOf(flow)) return;
  flow.pdf.addPage();
  flow.y = PAGE.margin;
}

function put(flow: Flow, block: Block): void {
  makeRoom(flow, block.height);
  drawBlock(flow.pdf, block, PAGE.margin, flow.y);
  flow.y += block.height;
}

function putList(
  flow: Flow,
  items: readonly string[],
  heights: readonly number[],
  isNumbered: boolean,
): void {
  for (let done = 0; done < items.length; ) {
    const end = done + fittingCount(flow, heights.slice(done));
    const firstNumber = isNumbered ? done + 1 : undefined;
    put(flow, listBlock(flow.pdf, items.slice(done, end), TEXT_WIDTH, { firstNumber }));
    done = end;
  }
}

function putTable(flow: Flow, table: MeasuredTable): void {
  const heights = table.rows.map(({ height }) => height);
  for (let done = 0; done < heights.length; ) {
    const end = done + fittingCount(flow, heights.slice(done), table.head.height);
    put(flow, tableBlock(flow.pdf, table, table.rows.slice(done, end)));
    done = end;
  }
}

function fittingCount(flow: Flow, heights: readonly number[], used = 0): number {
  makeRoom(flow, used + (heights[0] ?? 0));
  let height = used;
  const over = heights.findIndex((next) => {
    height += next;
    return flow.y + height > lowestOf(flow);
  });
  return over === -1 ? heights.length : Math.max(1, over);
}

const lowestOf = ({ footHeight = 0 }: Flow) => LOWEST - footHeight;

type PageNumber = (page: number, of: number) => string;

interface PageFeet {
  readonly page: PageNumber;
  readonly foot?: string;
}

const FOOT_GAP = 12;

/** @example footWidth(pdf, (page, of) => `Page ${page} of ${of}`) // 445.2 */
export const footWidth = (pdf: Pdf, page: PageNumber) =>
  TEXT_WIDTH - widthOf(pdf, page(99, 99), styles.note) - FOOT_GAP;

/** Returns the height of the footer above a page's last line; 0 if it is one line. */
export const footHeight = (pdf: Pdf, { page, foot }: Required<PageFeet>) =>
  textBlock(pdf, foot, footWidth(pdf, page), styles.note).height - styles.note.leading;

export function endPages(pdf: Pdf, { page, foot }: PageFeet): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const words = page(index + 1, count);
    const x = PAGE.width - PAGE.margin - widthOf(pdf, words, styles.note);
    asArtifact(pdf, () => writeLine(pdf, words, x, FOOT_TOP, styles.note));
    if (foot === undefined) continue;
    const top = FOOT_TOP - footHeight(pdf, { page, foot });
    const width = footWidth(pdf, page);
    if (index === count - 1) {
      drawBlock(pdf, textBlock(pdf, foot, width, styles.note), PAGE.margin, top);
      continue;
    }
    const lines = wrapText(pdf, foot, width, styles.note);
    asArtifact(pdf, () => {
      for (const [line, text] of lines.entries()) {
        writeLine(pdf, text, PAGE.margin, top + line * styles.note.leading, styles.note);
      }
    });
  }
}
