import type { VisitReport } from "#contract/visit-report.ts";
import type { Speech } from "#report/speech.ts";
import { bytesOf, openPdf } from "#server/documents/pdf/document.ts";
import { drawDetailPages } from "./detail-pages.ts";
import { drawSummaryPage } from "./summary-page.ts";

/** The report as an A4 PDF: one page, or with `isDetailed` the tables on pages after it. */
export async function visitPdf(
  speech: Speech,
  report: VisitReport,
  { isDetailed = false }: { readonly isDetailed?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = openPdf({
    title: speech.say("report.title"),
    language: speech.forms.language,
    madeAt: new Date(`${report.made}T00:00:00Z`),
  });
  drawSummaryPage({ pdf, speech }, report, { isNumbered: isDetailed });
  if (isDetailed) drawDetailPages({ pdf, speech }, report);
  return bytesOf(pdf);
}
