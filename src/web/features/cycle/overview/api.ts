import type { Cycle, RevisedCycle } from "#contract/entries/cycles.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

export const cyclesQuery = queryOf("GET /api/cycles", {});

export const refreshes = ["GET /api/cycles"] as const;

interface Answer {
  readonly cycle: RevisedCycle;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores the answer with the cycle, so that no other device asks again. */
export const answerMissedLog = ({ cycle: { id, revision }, missedLog }: Answer) =>
  call("PATCH /api/cycles/{id}", { params: { id }, body: { missedLog } }, { ifMatch: revision });
