import { type KeptAnswers, keptValue } from "#server/http/answers/kept-answers.ts";
import type { ConnectedCaller, SignedCall } from "#server/http/caller.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/reading/long-history.ts";
import { type Overview, overviewOf } from "./overview.ts";
import type { overviewTasks } from "./task.ts";

/** Returns the cycle overview, cached until the account's revision or the local date changes. */
export type ReadOverview = (
  call: SignedCall & { readonly caller: ConnectedCaller },
) => Promise<Overview>;

export const createReadOverview =
  (answers: KeptAnswers, journal: Journal, work: Work<typeof overviewTasks>): ReadOverview =>
  (call) =>
    keptValue<Overview>(answers, call, "overview", async () => {
      const reader = journal.read(call.owner);
      if (await hasLongHistory(reader)) return work.run(call, "overview", null);
      return overviewOf(reader, call.today);
    });
