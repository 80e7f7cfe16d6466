import type { TaskLength } from "#server/jobs/task.ts";
import type { tasks } from "./tasks.ts";

/** Separate from the tasks, which the main thread does not load. */
export const taskLengths: Readonly<Record<keyof typeof tasks, TaskLength>> = {
  overview: "short",
  concerns: "short",
  patterns: "short",
  tried: "short",
  visitReport: "short",
  visitPdf: "short",
  visitText: "short",
  medicineList: "short",
  exportCalendar: "short",
  export: "long",
  exportFhir: "long",
  exportSpreadsheets: "long",
  exportWorkbook: "long",
  import: "long",
  damagedEntries: "long",
};
