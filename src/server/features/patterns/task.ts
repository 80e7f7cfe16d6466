import type { getPatterns } from "#contract/insights/patterns.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import type { Task } from "#server/jobs/task.ts";
import { patternsOf } from "./rules.ts";

const patternsTask: Task<null, ResponseData<typeof getPatterns>> = ({ journal, owner, today }) =>
  patternsOf(journal.read(owner), today);

export const patternTasks = {
  patterns: patternsTask,
};
