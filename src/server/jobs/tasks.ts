import {
  exportCalendarTask,
  exportEverythingTask,
  exportFhirTask,
  exportSpreadsheetsTask,
  exportTask,
} from "#server/features/exports/task.ts";
import { importTask } from "#server/features/imports/task.ts";
import { medicineListTask } from "#server/features/medicines/task.ts";
import { visitPdfTask, visitReportTask, visitTextTask } from "#server/features/visit/task.ts";

/** Everything the worker can do, by the name it is ordered under. */
export const tasks = {
  export: exportTask,
  exportFhir: exportFhirTask,
  exportSpreadsheets: exportSpreadsheetsTask,
  exportCalendar: exportCalendarTask,
  exportEverything: exportEverythingTask,
  import: importTask,
  medicineList: medicineListTask,
  visitReport: visitReportTask,
  visitPdf: visitPdfTask,
  visitText: visitTextTask,
};
