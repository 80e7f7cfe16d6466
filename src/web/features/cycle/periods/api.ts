import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { ignoreNotFound } from "#web/entry/saving/ignore-not-found.ts";
import { changeCycle, removeCycle } from "../overview/api.ts";
import type { PendingStart } from "./form.ts";

export const startPeriod = ({ id, startDate }: Omit<PendingStart, "day">) =>
  call("POST /api/cycles", { body: { id, startDate } });

/** Ends an open period now, or on the estimated last day of one whose end was forgotten. */
export const endPeriod = ({ cycle, forgotten }: EndOfPeriod) =>
  forgotten === null
    ? changeCycle(cycle, { endDate: new Date().toISOString() })
    : changeCycle(cycle, { endDate: forgotten, endIsUnknown: true });

interface EndOfPeriod {
  readonly cycle: RevisedCycle;
  readonly forgotten: CalendarDay | null;
}

interface OnDay {
  readonly cycle: RevisedCycle;
  readonly day: CalendarDay;
}

export const endPeriodOn = ({ cycle, day }: OnDay) => changeCycle(cycle, { endDate: day });

export const stillBleeding = ({ cycle, day }: OnDay) =>
  changeCycle(cycle, { stillBleedingOn: day });

/** Merges two periods: the earlier one takes the later one's end, or stays open. */
export const joinPeriods = ([earlier, later]: readonly [RevisedCycle, RevisedCycle]) =>
  call("POST /api/cycles/{id}/join/{later}", { params: { id: earlier.id, later: later.id } });

export const keepSeparate = (cycle: RevisedCycle) => changeCycle(cycle, { isSeparate: true });

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
      return ignoreNotFound(removeCycle(step.cycle));
    case "ended":
      await changeCycle(step.cycle, { endDate: null });
      return;
    case "renewed":
      await joinPeriods(step.cycles);
      return;
    case "answered":
      await changeCycle(step.cycle, step.former);
      return;
    case "joined":
      await splitPeriods(step.cycle, step.parts);
  }
}

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
