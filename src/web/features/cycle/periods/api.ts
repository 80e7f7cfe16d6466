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
import type { PendingStart } from "./form.ts";

export const startPeriod = ({ id, startDate }: Omit<PendingStart, "day">) =>
  call(startCycle, { body: { id, startDate } });

const setEnd = (
  { id, revision }: RevisedCycle,
  endDate: string | null,
  end: { endIsUnknown?: true } = {},
) => call(changeCycle, { params: { id }, body: { endDate, ...end } }, { ifMatch: revision });

/** Ends an open period now, or on the estimated last day of one whose end was forgotten. */
export const endPeriod = ({ cycle, forgotten }: EndOfPeriod) =>
  forgotten === null
    ? setEnd(cycle, new Date().toISOString())
    : setEnd(cycle, forgotten, { endIsUnknown: true });

interface EndOfPeriod {
  readonly cycle: RevisedCycle;
  readonly forgotten: CalendarDay | null;
}

interface OnDay {
  readonly cycle: RevisedCycle;
  readonly day: CalendarDay;
}

export const endPeriodOn = ({ cycle, day }: OnDay) => setEnd(cycle, day);

export const stillBleeding = ({ cycle: { id, revision }, day }: OnDay) =>
  call(changeCycle, { params: { id }, body: { stillBleedingOn: day } }, { ifMatch: revision });

/** Merges two periods: the earlier one takes the later one's end, or stays open. */
export const joinPeriods = ([earlier, later]: readonly [RevisedCycle, RevisedCycle]) =>
  call(joinCycles, { params: { id: earlier.id, later: later.id } });

export const keepSeparate = ({ id, revision }: RevisedCycle) =>
  call(changeCycle, { params: { id }, body: { isSeparate: true } }, { ifMatch: revision });

export interface FormerAnswer {
  readonly missedLog?: RevisedCycle["missedLog"] | null;
  readonly isSeparate?: boolean | null;
  readonly stillBleedingOn?: CalendarDay | null;
}

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

/** Undoes a step with one idempotent request. */
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

/** The user's fields of a period, without computed ones. */
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
    if (currentOf(failure) !== null) throw failure;
  }
}
