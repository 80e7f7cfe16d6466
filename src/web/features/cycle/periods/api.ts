import {
  changeCycle,
  deleteCycle,
  joinCycles,
  type RevisedCycle,
  splitCycle,
  startCycle,
} from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { currentOf } from "#web/entry/conflict/conflict.ts";
import type { PendingStart } from "./view-model.ts";

export const startPeriod = ({ id, startDate }: Omit<PendingStart, "day">) =>
  call(startCycle, { body: { id, startDate } });

const setEnd = ({ id, revision }: RevisedCycle, endDate: string | null) =>
  call(changeCycle, { params: { id }, body: { endDate } }, { ifMatch: revision });

export const endPeriod = (cycle: RevisedCycle) => setEnd(cycle, new Date().toISOString());

interface OnDay {
  readonly cycle: RevisedCycle;
  readonly day: CalendarDay;
}

export const endPeriodOn = ({ cycle, day }: OnDay) => setEnd(cycle, day);

/** Her answer that a period open for long goes on. */
export const stillBleeding = ({ cycle: { id, revision }, day }: OnDay) =>
  call(changeCycle, { params: { id }, body: { stillBleedingOn: day } }, { ifMatch: revision });

/** One period of two: the earlier takes the later's end, or is open as the later is. */
export const joinPeriods = ([earlier, later]: readonly [RevisedCycle, RevisedCycle]) =>
  call(joinCycles, { params: { id: earlier.id, later: later.id } });

/** Her answer that a period begun soon after another is one of its own. */
export const keepSeparate = ({ id, revision }: RevisedCycle) =>
  call(changeCycle, { params: { id }, body: { isSeparate: true } }, { ifMatch: revision });

/** What she had answered before; `null` for nothing. */
export interface FormerAnswer {
  readonly missedLog?: RevisedCycle["missedLog"] | null;
  readonly isSeparate?: boolean | null;
  readonly stillBleedingOn?: CalendarDay | null;
}

/** What a press did, and with it what takes it back. */
export type PeriodStep =
  | {
      readonly kind: "answered";
      readonly cycle: RevisedCycle;
      readonly former: FormerAnswer;
    }
  | {
      readonly kind: "joined";
      readonly cycle: RevisedCycle;
      readonly parts: readonly [RevisedCycle, RevisedCycle];
    }
  | { readonly kind: "started"; readonly cycle: RevisedCycle }
  | { readonly kind: "ended"; readonly cycle: RevisedCycle }
  | { readonly kind: "renewed"; readonly cycles: readonly [RevisedCycle, RevisedCycle] };

/** Takes a step back with one request, which may be sent again. */
export async function undoStep(step: PeriodStep): Promise<void> {
  switch (step.kind) {
    case "started":
      return removeStarted(step.cycle);
    case "ended":
      await setEnd(step.cycle, null);
      return;
    case "renewed":
      await joinPeriods(step.cycles);
      return;
    case "answered":
      await answerAgain(step.cycle, step.former);
      return;
    case "joined":
      await splitPeriods(step.cycle, step.parts);
  }
}

const answerAgain = ({ id, revision }: RevisedCycle, former: FormerAnswer) =>
  call(changeCycle, { params: { id }, body: former }, { ifMatch: revision });

/** What she said of a period, without what the server makes of it. */
function saidOf({ id: _, revision: __, startDay: ___, endDay: ____, ...period }: RevisedCycle) {
  return period;
}

function splitPeriods(
  { id, revision }: RevisedCycle,
  [earlier, later]: readonly [RevisedCycle, RevisedCycle],
) {
  const body = { earlier: saidOf(earlier), later: { ...saidOf(later), id: later.id } };
  return call(splitCycle, { params: { id }, body }, { ifMatch: revision });
}

async function removeStarted({ id, revision }: RevisedCycle): Promise<void> {
  try {
    await call(deleteCycle, { params: { id } }, { ifMatch: revision });
  } catch (failure) {
    // Gone already: an answer that was lost on the way.
    if (currentOf(failure) !== null) throw failure;
  }
}
