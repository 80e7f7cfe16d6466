import { type Cycle, changeCycle } from "#contract/cycles.ts";
import { call } from "#web/api/call.ts";

interface Answer {
  readonly id: string;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores her answer with the cycle, so that no device asks again. */
export const answerMissedLog = ({ id, missedLog }: Answer) =>
  call(changeCycle, { params: { id }, body: { missedLog } });
