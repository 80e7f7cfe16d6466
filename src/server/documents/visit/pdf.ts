import type { VisitReport } from "#contract/visit-report.ts";
import { sheetWords } from "#report/visit-words.ts";
import { bytesOf, openPaper } from "#server/documents/pdf/paper.ts";
import { drawDetailPages } from "./detail-pages.ts";
import { drawSummaryPage } from "./summary-page.ts";

/** The report as an A4 PDF: one page, or with `isDetailed` the tables on pages after it. */
export async function visitPdf(
  report: VisitReport,
  { isDetailed = false }: { readonly isDetailed?: boolean } = {},
): Promise<Uint8Array> {
  const paper = openPaper({
    title: sheetWords.title,
    language: "en",
    madeAt: new Date(`${report.made}T00:00:00Z`),
  });
  drawSummaryPage(paper, report);
  if (isDetailed) drawDetailPages(paper, report);
  return bytesOf(paper);
}
