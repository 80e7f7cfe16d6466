import { PdfFile } from "./pdf-file.ts";
import { UNKNOWN_LETTER } from "./pdf-font.ts";
import { type PdfRun, pageRuns } from "./pdf-page.ts";
import type { PdfDict, PdfValue } from "./pdf-values.ts";
import { UnreadablePdf } from "./unreadable-pdf.ts";

/** A report has a few hundred kilobytes; scans of many pages reach some megabytes. */
const MOST_BYTES = 20_000_000;
const MOST_PAGES = 60;
const FEWEST_LETTERS = 20;
const MOST_UNKNOWN = 0.1;
/** Gaps between texts of a line, in shares of their size. */
const WORD_GAP = 0.15;
/** A column that is too narrow for its text. */
const OVERLAP = -0.3;
const COLUMN_GAP = 1;

/**
 * Returns the text layer of a PDF as lines, columns three spaces apart. Reads on the device and
 * executes nothing: scripts, actions and links in the file are ignored.
 * @throws UnreadablePdf with the reason
 */
export async function readPdf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnreadablePdf("too_large");
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    // Pages nested so deep that the stack overflows.
    if (error instanceof RangeError) throw new UnreadablePdf("broken");
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) {
    throw new UnreadablePdf("not_pdf");
  }
  const pdf = new PdfFile(bytes);
  const pages = pagesOf(pdf);
  if (pages.length === 0) throw new UnreadablePdf("broken");
  const text = pages
    .map(({ page, resources }) => linesOf(pageRuns(pdf, page, resources)).join("\n"))
    .join("\n");
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  const unknown = text.split(UNKNOWN_LETTER).length - 1;
  if (unknown > MOST_UNKNOWN * (letters + unknown)) throw new UnreadablePdf("odd_letters");
  if (letters < FEWEST_LETTERS) throw new UnreadablePdf("scanned");
  return text;
}

interface Page {
  readonly page: PdfDict;
  readonly resources: PdfValue;
}

/** Walks the tree of pages, whose resources are inherited. */
function pagesOf(pdf: PdfFile): Page[] {
  const pages: Page[] = [];
  const seen = new Set<PdfValue>();
  const walk = (value: PdfValue, inherited: PdfValue): void => {
    const node = pdf.resolve(value);
    if (!(node instanceof Map) || seen.has(node) || pages.length >= MOST_PAGES) return;
    seen.add(node);
    const resources = pdf.entry(node, "/Resources") ?? inherited;
    const kids = pdf.list(node.get("/Kids"));
    if (kids.length === 0 && pdf.entry(node, "/Type") !== "/Pages") {
      pages.push({ page: node, resources });
    }
    for (const kid of kids) walk(kid, resources);
  };
  const catalog = pdf.ofType("/Catalog").at(-1);
  if (catalog) walk(pdf.entry(catalog, "/Pages"), null);
  return pages;
}

/** Joins texts at one height to lines, from the top of the page. */
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
