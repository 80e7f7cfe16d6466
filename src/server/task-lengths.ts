import type { TaskLength } from "#server/jobs/task.ts";
import type { tasks } from "./tasks.ts";

/** Apart from the tasks themselves, which the main thread does not load. */
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
  import: "long",
  damagedEntries: "long",
};
