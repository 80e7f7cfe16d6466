import type { Task } from "#server/jobs/task.ts";
import { type Overview, overviewOf } from "./overview.ts";

const overviewTask: Task<null, Overview> = ({ journal, owner, today }) =>
  overviewOf(journal.read(owner), today);

export const overviewTasks = {
  overview: overviewTask,
};
