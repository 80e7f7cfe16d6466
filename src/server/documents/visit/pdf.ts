import type { VisitReport } from "#contract/visit-report.ts";
import { reportWords } from "#report/visit-words.ts";
import { bytesOf, openPdf } from "#server/documents/pdf/document.ts";
import { drawDetailPages } from "./detail-pages.ts";
import { drawSummaryPage } from "./summary-page.ts";

/** The report as an A4 PDF: one page, or with `isDetailed` the tables on pages after it. */
export async function visitPdf(
  report: VisitReport,
  { isDetailed = false }: { readonly isDetailed?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = openPdf({
    title: reportWords.title,
    language: "en",
    madeAt: new Date(`${report.made}T00:00:00Z`),
  });
  drawSummaryPage(pdf, report);
  if (isDetailed) drawDetailPages(pdf, report);
  return bytesOf(pdf);
}
