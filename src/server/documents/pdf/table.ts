import { type Block, linesContent } from "./block.ts";
import { inks, type Pdf, type Tag } from "./document.ts";
import { styles, type TagContent, type TypeStyle, widthOf, wrapText } from "./type.ts";

export interface TableRows {
  readonly columns: readonly {
    readonly head: string;
    /** The column's share of the table's width, relative to the other columns. */
    readonly share: number;
  }[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
}

const GAP = 8;
const LEAST_ROW_GAP = 1.5;
/** Limits a row to less than a page. */
const MOST_LINES = 20;
const MOST_LINES_WHERE_TIGHT = 2;
/** In some languages a heading is three short words. */
const MOST_LINES_OF_TIGHT_HEAD = 3;

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

export interface MeasuredTable {
  readonly head: Row;
  readonly rows: readonly Row[];
  readonly widths: readonly number[];
  readonly rowGap: number;
}

interface TableOptions {
  readonly isTight?: boolean;
  readonly rowGap?: number | undefined;
}

export function measureTable(
  pdf: Pdf,
  { columns, rows }: TableRows,
  width: number,
  { isTight = false, rowGap = LEAST_ROW_GAP }: TableOptions,
): MeasuredTable {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = withRoomFor(
    columns.map(({ head }) => longestWord(pdf, head)),
    columns.map(({ share }) => ((width - GAP * (columns.length - 1)) * share) / shares),
  );
  const rowOf = (cells: readonly string[], style: TypeStyle, mostWhereTight: number): Row => {
    const lines = cells.map((cell, index) =>
      wrapText(pdf, cell, widths[index] ?? 0, style, isTight ? mostWhereTight : MOST_LINES),
    );
    const most = Math.max(...lines.map((broken) => broken.length));
    return { cells: lines, height: most * style.leading + rowGap };
  };
  return {
    head: rowOf(
      columns.map(({ head }) => head),
      styles.strong,
      MOST_LINES_OF_TIGHT_HEAD,
    ),
    rows: rows.map((row) => rowOf(row, styles.body, MOST_LINES_WHERE_TIGHT)),
    widths,
    rowGap,
  };
}

const longestWord = (pdf: Pdf, head: string) =>
  Math.max(...head.split(" ").map((word) => widthOf(pdf, word, styles.strong)));

/** Widens columns whose heading has a word that would break, using spare width of other columns. */
function withRoomFor(needs: readonly number[], widths: readonly number[]): number[] {
  const spare = widths.map((width, index) => Math.max(0, width - (needs[index] ?? 0)));
  const short = widths.map((width, index) => Math.max(0, (needs[index] ?? 0) - width));
  const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  const given = Math.min(total(short), total(spare));
  if (given === 0) return [...widths];
  return widths.map(
    (width, index) =>
      width +
      ((short[index] ?? 0) * given) / total(short) -
      ((spare[index] ?? 0) * given) / total(spare),
  );
}

export function tableBlock(
  pdf: Pdf,
  { head, widths, rowGap }: MeasuredTable,
  rows: readonly Row[],
): Block {
  const width = widths.reduce((sum, column) => sum + column + GAP, -GAP);
  const height = rows.reduce((sum, row) => sum + row.height, head.height);
  const tableTag = (x: number, y: number): Tag => {
    let top = y;
    const lines = [head, ...rows].map((row, index) => {
      const tag = rowTag(pdf, row, widths, { x, y: top + rowGap / 2, isHead: index === 0 });
      top += row.height;
      return tag;
    });
    return pdf.struct("Table", {}, lines);
  };
  return {
    height,
    decorate: (x, y) => {
      let top = y + head.height;
      for (const row of rows) {
        rule(pdf, x, top - 1, width);
        top += row.height;
      }
    },
    tags: (x, y) => [tableTag(x, y)],
  };
}

function rowTag(
  pdf: Pdf,
  row: Row,
  widths: readonly number[],
  { x, y, isHead }: { readonly x: number; readonly y: number; readonly isHead: boolean },
): Tag {
  const style = isHead ? styles.strong : styles.body;
  let left = x;
  const cells = row.cells.map((lines, index) => {
    const at = left;
    left += (widths[index] ?? 0) + GAP;
    const scope = isHead ? "Column" : index === 0 ? "Row" : null;
    return cellTag(pdf, scope, linesContent(pdf, lines, at, y, style));
  });
  return pdf.struct("TR", {}, cells);
}

function cellTag(pdf: Pdf, scope: "Column" | "Row" | null, content: TagContent): Tag {
  if (scope === null) return pdf.struct("TD", {}, content);
  // The type declarations lack this option.
  return pdf.struct("TH", { scope } as object, content);
}

function rule(pdf: Pdf, x: number, y: number, width: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(inks.line)
    .stroke();
}
