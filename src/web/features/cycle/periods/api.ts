import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { currentOf } from "#web/entry/conflict/conflict.ts";
import type { PendingStart } from "./form.ts";

export const startPeriod = ({ id, startDate }: Omit<PendingStart, "day">) =>
  call("POST /api/cycles", { body: { id, startDate } });

const setEnd = (
  { id, revision }: RevisedCycle,
  endDate: string | null,
  end: { endIsUnknown?: true } = {},
) =>
  call(
    "PATCH /api/cycles/{id}",
    { params: { id }, body: { endDate, ...end } },
    { ifMatch: revision },
  );

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
  call(
    "PATCH /api/cycles/{id}",
    { params: { id }, body: { stillBleedingOn: day } },
    { ifMatch: revision },
  );

/** Merges two periods: the earlier one takes the later one's end, or stays open. */
export const joinPeriods = ([earlier, later]: readonly [RevisedCycle, RevisedCycle]) =>
  call("POST /api/cycles/{id}/join/{later}", { params: { id: earlier.id, later: later.id } });

export const keepSeparate = ({ id, revision }: RevisedCycle) =>
  call(
    "PATCH /api/cycles/{id}",
    { params: { id }, body: { isSeparate: true } },
    { ifMatch: revision },
  );

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
  call("PATCH /api/cycles/{id}", { params: { id }, body: former }, { ifMatch: revision });

function enteredFields({
  id: _,
  revision: __,
  startDay: ___,
  endDay: ____,
  ...period
}: RevisedCycle) {
  return period;
}

function splitPeriods(
  { id, revision }: RevisedCycle,
  [earlier, later]: readonly [RevisedCycle, RevisedCycle],
) {
  const body = {
    earlier: enteredFields(earlier),
    later: { ...enteredFields(later), id: later.id },
  };
  return call("POST /api/cycles/{id}/split", { params: { id }, body }, { ifMatch: revision });
}

async function removeStarted({ id, revision }: RevisedCycle): Promise<void> {
  try {
    await call("DELETE /api/cycles/{id}", { params: { id } }, { ifMatch: revision });
  } catch (failure) {
    if (currentOf(failure) !== null) throw failure;
  }
}
