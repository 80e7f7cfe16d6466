import type { Task } from "#server/jobs/task.ts";
import { type Overview, overviewOf } from "./overview.ts";

/** Her overview, where her history is too long to hold others up with. */
const overviewTask: Task<null, Overview> = ({ journal, owner, today }) =>
  overviewOf(journal.read(owner), today);

/** The feature's tasks, by name. */
export const overviewTasks = {
  overview: overviewTask,
};
