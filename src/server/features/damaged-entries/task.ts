import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import type { Task } from "#server/jobs/task.ts";
import { kinds } from "#server/storage/journal/collections.ts";

const damagedEntriesTask: Task<null, DamagedEntry[]> = async ({ journal, owner }) => {
  const reader = journal.read(owner);
  const damaged = await reader.damaged();
  for (const kind of kinds) damaged.push(...(await reader.inspect(kind)).damaged);
  return damaged;
};

export const damagedEntryTasks = {
  damagedEntries: damagedEntriesTask,
};
