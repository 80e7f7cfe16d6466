// Must come first: with it loaded, pdf.js starts no thread of its own.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { withLimitedBytes } from "./limited-bytes.ts";
import { UnreadablePdf } from "./unreadable-pdf.ts";

const MOST_PAGES = 60;
const MOST_RUNS = 50_000;
const FEWEST_LETTERS = 20;
const MOST_UNKNOWN = 0.1;
/** Control characters and the like: glyph numbers of a font that names no letters. */
const UNKNOWN_LETTER = /(?!\n)[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu;
/** Gaps between texts of a line, in shares of their size. */
const WORD_GAP = 0.15;
/** A column that is too narrow for its text. */
const OVERLAP = -0.3;
const COLUMN_GAP = 1;

/** pdf.js draws and fetches nothing, and calls no `Function`, which the page's policy forbids. */
const SETTINGS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  verbosity: 0,
};

/**
 * Returns the text layer of a PDF as lines, columns three spaces apart. Executes nothing: scripts,
 * actions and links in the file are ignored.
 * @throws UnreadablePdf with the reason
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) {
    throw new UnreadablePdf("not_pdf");
  }
  try {
    return await withLimitedBytes(() => textOf(bytes));
  } catch (error) {
    if (error instanceof UnreadablePdf) throw error;
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadablePdf(isLocked ? "locked" : "broken");
  }
}

async function textOf(data: Uint8Array): Promise<string> {
  const task = getDocument({ data, ...SETTINGS });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) throw new UnreadablePdf("too_large");
    const lines: string[] = [];
    for (let nth = 1; nth <= pdf.numPages; nth += 1) {
      lines.push(...linesOf(await runsOf(await pdf.getPage(nth))));
    }
    // pdf.js writes the micro sign of units as the Greek letter.
    return withLetters(lines.join("\n").replaceAll("μ", "µ"));
  } finally {
    await task.destroy();
  }
}

function withLetters(text: string): string {
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  const unknown = text.match(UNKNOWN_LETTER)?.length ?? 0;
  if (unknown > MOST_UNKNOWN * (letters + unknown)) throw new UnreadablePdf("odd_letters");
  if (letters < FEWEST_LETTERS) throw new UnreadablePdf("scanned");
  return text;
}

/** A piece of text on a page, in points from the lower left corner. */
interface PdfRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

async function runsOf(page: PDFPageProxy): Promise<PdfRun[]> {
  const runs: PdfRun[] = [];
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return runs;
    for (const item of value.items) {
      if (item.str.trim() === "") continue;
      const [, , x = 0, y = 0, left = 0, bottom = 0] = item.transform;
      const size = Math.hypot(x, y);
      runs.push({ text: item.str, left, right: left + item.width, bottom, size });
    }
    if (runs.length > MOST_RUNS) {
      const reason = new UnreadablePdf("too_large");
      // Without this, destroy() can wait for a worker that waits for the next read.
      reader.cancel(reason).catch(() => undefined);
      throw reason;
    }
  }
}

function linesOf(runs: readonly PdfRun[]): string[] {
  const rows: PdfRun[][] = [];
  for (const run of runs.toSorted((one, other) => other.bottom - one.bottom)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (first && Math.abs(first.bottom - run.bottom) < run.size / 2) row?.push(run);
    else rows.push([run]);
  }
  return rows.map(lineOf);
}

function lineOf(row: readonly PdfRun[]): string {
  let [line, right] = ["", Number.NEGATIVE_INFINITY];
  for (const run of row.toSorted((one, other) => one.left - other.left)) {
    const gap = (run.left - right) / run.size;
    const isApart = gap > WORD_GAP || gap < OVERLAP;
    if (line !== "" && isApart) line += gap > COLUMN_GAP ? "   " : " ";
    line += run.text;
    right = Math.max(right, run.right);
  }
  return line.trim();
}
