import type { getTried } from "#contract/insights/tried.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import type { FileAnswer } from "#contract/kernel/files.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { visitText } from "#report/visit-text.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { readSources } from "#server/documents/visit/parts/sources.ts";
import { triedOf } from "#server/documents/visit/parts/tried.ts";
import { visitPdf } from "#server/documents/visit/pdf.ts";
import { makeVisitReport } from "#server/documents/visit/report.ts";
import type { Task, TaskParts } from "#server/jobs/task.ts";

const visitReportTask: Task<VisitOptions, VisitReport> = makeVisitReport;

const speechFor = ({ timeZone }: TaskParts, { language = "en" }: VisitOptions) =>
  speechOf(language, timeZone);

const visitTextTask: Task<VisitOptions, { text: string }> = async (parts, options) => ({
  text: visitText(speechFor(parts, options), await makeVisitReport(parts, options)),
});

const visitPdfTask: Task<VisitOptions, FileAnswer> = async (parts, options) => ({
  name: `mwezi-visit-${parts.today}.pdf`,
  type: "application/pdf",
  bytes: await visitPdf(speechFor(parts, options), await makeVisitReport(parts, options), {
    isDetailed: options.detailed ?? false,
  }),
});

/** Months for which readings are read in full, where a report would limit them. */
const TRIED_MONTHS = 24;

const triedTask: Task<null, ResponseData<typeof getTried>> = async ({ journal, owner, today }) => ({
  tried: triedOf(await readSources(journal.read(owner), today, TRIED_MONTHS)),
});

export const visitTasks = {
  tried: triedTask,
  visitReport: visitReportTask,
  visitPdf: visitPdfTask,
  visitText: visitTextTask,
};
