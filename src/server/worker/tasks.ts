import { exportTask } from "#server/features/export/task.ts";
import { importTask } from "#server/features/imports/task.ts";
import { visitPdfTask, visitReportTask, visitTextTask } from "#server/features/visit/task.ts";

/** Everything the worker can do, by the name it is ordered under. */
export const tasks = {
  export: exportTask,
  import: importTask,
  visitReport: visitReportTask,
  visitPdf: visitPdfTask,
  visitText: visitTextTask,
};
