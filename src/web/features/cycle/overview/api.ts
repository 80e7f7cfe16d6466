import {
  type Cycle,
  changeCycle,
  listCycles,
  type RevisedCycle,
} from "#contract/entries/cycles.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

export const cyclesQuery = queryOf(listCycles, {});

export const refreshes = [listCycles];

interface Answer {
  readonly cycle: RevisedCycle;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores the answer with the cycle, so that no other device asks again. */
export const answerMissedLog = ({ cycle: { id, revision }, missedLog }: Answer) =>
  call(changeCycle, { params: { id }, body: { missedLog } }, { ifMatch: revision });
