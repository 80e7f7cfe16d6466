import type { Task } from "#server/jobs/task.ts";
import { type Overview, overviewOf } from "./overview.ts";

/** Computes the overview in a thread, for histories too long for the main thread. */
const overviewTask: Task<null, Overview> = ({ journal, owner, today }) =>
  overviewOf(journal.read(owner), today);

export const overviewTasks = {
  overview: overviewTask,
};
