import type { Concerns } from "#contract/insights/concerns.ts";
import type { Task } from "#server/jobs/task.ts";
import { readConcerns } from "./rules.ts";

/** Her concerns, where her history is too long to hold others up with. */
const concernsTask: Task<null, Concerns> = ({ journal, owner, today }) =>
  readConcerns(journal.read(owner), today);

/** The feature's tasks, by name. */
export const concernTasks = {
  concerns: concernsTask,
};
