import type { FileAnswer } from "#contract/files.ts";
import type { VisitOptions } from "#contract/visit.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import { visitText } from "#report/visit-text.ts";
import { visitPdf } from "#server/documents/visit/pdf.ts";
import { makeVisitReport } from "#server/documents/visit/report.ts";
import type { Task } from "#server/jobs/task.ts";

/** The report as figures and keys, without any language. */
const visitReportTask: Task<VisitOptions, VisitReport> = makeVisitReport;

const visitTextTask: Task<VisitOptions, { text: string }> = async (parts, options) => ({
  text: visitText(await makeVisitReport(parts, options)),
});

const visitPdfTask: Task<VisitOptions, FileAnswer> = async (parts, options) => ({
  name: `mwezi-visit-${parts.today}.pdf`,
  type: "application/pdf",
  bytes: await visitPdf(await makeVisitReport(parts, options), {
    isDetailed: options.detailed ?? false,
  }),
});

/** The feature's tasks, by name. */
export const visitTasks = {
  visitReport: visitReportTask,
  visitPdf: visitPdfTask,
  visitText: visitTextTask,
};
