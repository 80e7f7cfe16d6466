import { type AnswerCache, cachedValue } from "#server/http/answers/answer-cache.ts";
import type { ConnectedCaller, SignedCall } from "#server/http/caller.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/reading/long-history.ts";
import { type Overview, overviewOf } from "./overview.ts";
import type { overviewTasks } from "./task.ts";

export type ReadOverview = (
  call: SignedCall & { readonly caller: ConnectedCaller },
) => Promise<Overview>;

export const createReadOverview =
  (answers: AnswerCache, journal: Journal, work: Work<typeof overviewTasks>): ReadOverview =>
  (call) =>
    cachedValue<Overview>(answers, call, "overview", async () => {
      const reader = journal.read(call.owner);
      if (await hasLongHistory(reader)) return work.run(call, "overview", null);
      return overviewOf(reader, call.today);
    });
