import type { VisitReport } from "#contract/visit/visit-report.ts";
import { detailSections } from "#report/visit-detail.ts";
import { endPages, type Flow, putSection } from "#server/documents/pdf/flow.ts";
import { pageNumbers, type Sheet } from "./section.ts";

export function drawDetailPages({ pdf, speech }: Sheet, report: VisitReport): void {
  const flow: Flow = { pdf, y: Number.POSITIVE_INFINITY };
  for (const section of detailSections(speech, report)) {
    putSection(flow, { ...section, isNumbered: section.part === "questions" });
  }
  endPages(pdf, { page: pageNumbers(speech) });
}
