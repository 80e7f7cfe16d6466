import type { VisitReport } from "#contract/visit-report.ts";
import { detailSections } from "#report/visit-detail.ts";
import { sheetWords } from "#report/visit-words.ts";
import { endPages, type Flow, putSection } from "#server/documents/pdf/flow.ts";
import type { Paper } from "#server/documents/pdf/paper.ts";

/** Every table whole, on as many pages as it takes. */
export function drawDetailPages(paper: Paper, report: VisitReport): void {
  const flow: Flow = { paper, y: Number.POSITIVE_INFINITY };
  for (const section of detailSections(report)) {
    putSection(flow, { ...section, isNumbered: section.part === "questions" });
  }
  endPages(paper, { page: sheetWords.page });
}
