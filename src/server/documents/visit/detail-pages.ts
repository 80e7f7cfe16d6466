import type { VisitReport } from "#contract/visit-report.ts";
import { detailSections } from "#report/visit-detail.ts";
import { reportWords } from "#report/visit-words.ts";
import type { Pdf } from "#server/documents/pdf/document.ts";
import { endPages, type Flow, putSection } from "#server/documents/pdf/flow.ts";

/** Draws every table in full, on as many pages as needed. */
export function drawDetailPages(pdf: Pdf, report: VisitReport): void {
  const flow: Flow = { pdf, y: Number.POSITIVE_INFINITY };
  for (const section of detailSections(report)) {
    putSection(flow, { ...section, isNumbered: section.part === "questions" });
  }
  endPages(pdf, { page: reportWords.page });
}
