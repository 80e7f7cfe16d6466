import type { Concerns } from "#contract/insights/concerns.ts";
import type { Task } from "#server/jobs/task.ts";
import { readConcerns } from "./rules.ts";

/** Computes concerns in a thread, for histories too long for the main thread. */
const concernsTask: Task<null, Concerns> = ({ journal, owner, today }) =>
  readConcerns(journal.read(owner), today);

export const concernTasks = {
  concerns: concernsTask,
};
