import type { VisitReport } from "#contract/visit/visit-report.ts";
import { withOwnWords } from "#report/own-words.ts";
import { type Speech, withEnglishMarked } from "#report/speech.ts";
import { bytesOf, openPdf } from "#server/documents/pdf/document.ts";
import { drawDetailPages } from "./detail-pages.ts";
import { drawSummaryPage } from "./summary-page.ts";

export async function visitPdf(
  unmarked: Speech,
  plain: VisitReport,
  { isDetailed = false }: { readonly isDetailed?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = await openPdf({
    title: unmarked.say("report.title"),
    language: unmarked.forms.language,
    madeAt: new Date(`${plain.made}T00:00:00Z`),
  });
  const speech = withEnglishMarked(unmarked);
  const report = withOwnWords(plain);
  drawSummaryPage({ pdf, speech }, report, { isNumbered: isDetailed });
  if (isDetailed) drawDetailPages({ pdf, speech }, report);
  return bytesOf(pdf);
}
