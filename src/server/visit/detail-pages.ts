import { detailSections } from "#contract/visit-detail.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import type { SheetSection } from "#contract/visit-sheet.ts";
import { sheetWords } from "#contract/visit-words.ts";
import { type Block, listBlock, place, textBlock } from "#server/paper/block.ts";
import { asArtifact, type Paper, SHEET, TEXT_WIDTH } from "#server/paper/paper.ts";
import { type MeasuredTable, measureTable, tableBlock } from "#server/paper/table.ts";
import { styles, widthOf, writeLine } from "#server/paper/type.ts";

const SECTION_GAP = 16;
const LOWEST = SHEET.height - SHEET.margin - 24;

/** Where the next block goes, on pages that follow one another. */
interface Flow {
  readonly paper: Paper;
  y: number;
}

/** Every table whole, on as many pages as it takes. */
export function drawDetailPages(paper: Paper, report: VisitReport): void {
  const flow: Flow = { paper, y: Number.POSITIVE_INFINITY };
  for (const section of detailSections(report)) drawSection(flow, section);
  numberPages(paper);
}

function drawSection(flow: Flow, { part, title, list, lines, table }: SheetSection): void {
  const { paper } = flow;
  const heading = textBlock(paper, title, TEXT_WIDTH, styles.heading, { tag: "H2" });
  const measured = table === null ? null : measureTable(paper, table, TEXT_WIDTH, false);
  const items = list.map((item) => textBlock(paper, item, TEXT_WIDTH));
  const first = measured === null ? items[0] : measured.rows[0];
  // A heading never stands alone at the foot of a page.
  makeRoom(flow, heading.height + (measured?.head.height ?? 0) + (first?.height ?? 0));
  put(flow, heading);
  if (list.length > 0) {
    put(flow, listBlock(paper, list, TEXT_WIDTH, { isNumbered: part === "questions" }));
  }
  if (measured !== null) putTable(flow, measured);
  for (const line of lines) put(flow, textBlock(paper, line, TEXT_WIDTH, styles.note));
  flow.y += SECTION_GAP;
}

function makeRoom(flow: Flow, height: number): void {
  if (flow.y + height <= LOWEST) return;
  flow.paper.addPage();
  flow.y = SHEET.margin;
}

function put(flow: Flow, block: Block): void {
  makeRoom(flow, block.height);
  place(flow.paper, block, SHEET.margin, flow.y);
  flow.y += block.height;
}

/** As many rows as the page still holds, then the rest on the next under the same head. */
function putTable(flow: Flow, table: MeasuredTable): void {
  let rest = table.rows;
  while (rest.length > 0) {
    let height = table.head.height;
    const fitting = rest.findIndex((row) => {
      height += row.height;
      return flow.y + height > LOWEST;
    });
    const count = fitting === -1 ? rest.length : Math.max(1, fitting);
    put(flow, tableBlock(flow.paper, table, rest.slice(0, count)));
    rest = rest.slice(count);
    if (rest.length > 0) makeRoom(flow, SHEET.height);
  }
}

function numberPages(paper: Paper): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    const words = sheetWords.page(page + 1, count);
    const x = SHEET.width - SHEET.margin - widthOf(paper, words, styles.note);
    const y = SHEET.height - SHEET.margin - styles.note.leading;
    asArtifact(paper, () => writeLine(paper, words, x, y, styles.note));
  }
}
