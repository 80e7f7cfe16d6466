import { type Cycle, changeCycle, type RevisedCycle } from "#contract/cycles.ts";
import { call } from "#web/api/call.ts";

interface Answer {
  readonly cycle: RevisedCycle;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores her answer with the cycle, so that no device asks again. */
export const answerMissedLog = ({ cycle: { id, revision }, missedLog }: Answer) =>
  call(changeCycle, { params: { id }, body: { missedLog } }, { ifMatch: revision });
