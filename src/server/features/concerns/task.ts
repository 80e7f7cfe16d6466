import type { Concerns } from "#contract/insights/concerns.ts";
import type { Task } from "#server/jobs/task.ts";
import { readConcerns } from "./rules.ts";

const concernsTask: Task<null, Concerns> = ({ journal, owner, today }) =>
  readConcerns(journal.read(owner), today);

export const concernTasks = {
  concerns: concernsTask,
};
