import { addTag, asArtifact, type Pdf, type Tag } from "./document.ts";
import { lineContent, styles, type TypeStyle, wrapText, writeLine } from "./type.ts";

/** Content with a known height: measured first, then drawn where it fits. */
export interface Block {
  readonly height: number;
  readonly decorate?: (x: number, y: number) => void;
  readonly tags: (x: number, y: number) => Tag[];
}

export function drawBlock(pdf: Pdf, block: Block, x: number, y: number): void {
  const { decorate } = block;
  if (decorate) asArtifact(pdf, () => decorate(x, y));
  for (const tag of block.tags(x, y)) addTag(pdf, tag);
}

export function textBlock(
  pdf: Pdf,
  text: string,
  width: number,
  style: TypeStyle = styles.body,
  { tag = "P", most }: { readonly tag?: "P" | "H1" | "H2"; readonly most?: number } = {},
): Block {
  const lines = wrapText(pdf, text, width, style, most);
  return {
    height: lines.length * style.leading,
    tags: (x, y) => [pdf.struct(tag, {}, linesContent(pdf, lines, x, y, style))],
  };
}

export const linesContent = (
  pdf: Pdf,
  lines: readonly string[],
  x: number,
  y: number,
  style: TypeStyle,
) =>
  lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1;
    return lineContent(pdf, isLast ? line : `${line} `, x, y + index * style.leading, style);
  });

const MARKER_WIDTH = 16;

interface ListMarks {
  readonly firstNumber?: number | undefined;
  readonly most?: number | undefined;
}

export function listBlock(
  pdf: Pdf,
  items: readonly string[],
  width: number,
  { firstNumber, most }: ListMarks,
): Block {
  const style = styles.body;
  let top = 0;
  const rows = items.map((item, index) => {
    const lines = wrapText(pdf, item, width - MARKER_WIDTH, style, most);
    const row = { lines, top, marker: firstNumber === undefined ? "•" : `${firstNumber + index}.` };
    top += lines.length * style.leading;
    return row;
  });
  const item = ({ lines, top: down, marker }: (typeof rows)[number], x: number, y: number) =>
    pdf.struct("LI", {}, [
      pdf.struct("Lbl", {}, () => writeLine(pdf, marker, x, y + down, styles.strong)),
      pdf.struct("LBody", {}, linesContent(pdf, lines, x + MARKER_WIDTH, y + down, style)),
    ]);
  return {
    height: top,
    tags: (x, y) => [
      pdf.struct(
        "L",
        {},
        rows.map((row) => item(row, x, y)),
      ),
    ],
  };
}

export function stack(blocks: readonly Block[], gap = 0): Block {
  let top = 0;
  const rows = blocks.map((block) => {
    const at = top;
    top += block.height + gap;
    return { block, at };
  });
  return {
    height: Math.max(0, top - gap),
    decorate: (x, y) => {
      for (const { block, at } of rows) block.decorate?.(x, y + at);
    },
    tags: (x, y) => rows.flatMap(({ block, at }) => block.tags(x, y + at)),
  };
}
