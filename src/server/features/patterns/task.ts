import type { getPatterns } from "#contract/insights/patterns.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import type { Task } from "#server/jobs/task.ts";
import { patternsOf } from "./rules.ts";

/** Her patterns, where her history is too long to hold others up with. */
const patternsTask: Task<null, ResponseData<typeof getPatterns>> = ({ journal, owner, today }) =>
  patternsOf(journal.read(owner), today);

/** The feature's tasks, by name. */
export const patternTasks = {
  patterns: patternsTask,
};
