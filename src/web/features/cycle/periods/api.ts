import { changeCycle, type RevisedCycle, startCycle } from "#contract/cycles.ts";
import { call } from "#web/api/call.ts";
import type { PendingStart } from "./view-model.ts";

export const startPeriod = ({ id, startDate }: PendingStart) =>
  call(startCycle, { body: { id, startDate } });

export const endPeriod = ({ id, revision }: RevisedCycle) =>
  call(
    changeCycle,
    { params: { id }, body: { endDate: new Date().toISOString() } },
    { ifMatch: revision },
  );
