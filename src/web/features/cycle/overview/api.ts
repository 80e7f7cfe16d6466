import type { CallInput } from "#contract/endpoints.ts";
import type { Cycle, RevisedCycle } from "#contract/entries/cycles.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

export const cyclesQuery = queryOf("GET /api/cycles", {});

export const refreshes = ["GET /api/cycles"] as const;

interface Answer {
  readonly cycle: RevisedCycle;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

export const changeCycle = (
  { id, revision }: RevisedCycle,
  body: CallInput<"PATCH /api/cycles/{id}">["body"],
) => call("PATCH /api/cycles/{id}", { params: { id }, body }, { ifMatch: revision });

export const removeCycle = ({ id, revision }: RevisedCycle) =>
  call("DELETE /api/cycles/{id}", { params: { id } }, { ifMatch: revision });

/** Stores the answer with the cycle, so that no other device asks again. */
export const answerMissedLog = ({ cycle, missedLog }: Answer) => changeCycle(cycle, { missedLog });
