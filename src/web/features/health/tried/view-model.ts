import type { Comparison, Tried } from "#contract/insights/tried.ts";
import { medianOf } from "#domain/cycles/length-summary.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Marked } from "./api.ts";

export type Verdict = "lower" | "higher" | "unclear" | "too-few";

/** @example verdictOf({ shift: { by: -2, low: -3, high: -1 } }) // "lower" */
export function verdictOf({ shift }: Pick<Comparison, "shift">): Verdict {
  if (shift === null) return "too-few";
  if (shift.high < 0) return "lower";
  return shift.low > 0 ? "higher" : "unclear";
}

export const hasMoved = (comparison: Pick<Comparison, "shift">): boolean =>
  ["lower", "higher"].includes(verdictOf(comparison));

export const middleOf = (side: Comparison["before"]): number =>
  medianOf(side.map(({ value }) => value).toSorted((one, other) => one - other)) ?? 0;

export function sizeOf({ shift }: Pick<Comparison, "shift">): readonly [number, number] {
  const ends = [Math.abs(shift?.low ?? 0), Math.abs(shift?.high ?? 0)];
  return [Math.min(...ends), Math.max(...ends)];
}

type Key = Pick<Tried, "medicineId" | "name" | "from">;

const isOf = (marked: Marked[number], { medicineId, name, from }: Key) =>
  medicineId === null
    ? marked.name === name && marked.from === from
    : marked.medicineId === medicineId;

export function withTick(all: Marked, key: Key, isOnPage: boolean): Marked {
  const others = all.filter((marked) => !isOf(marked, key));
  if (key.medicineId === null) return [...others, { name: key.name, from: key.from, isOnPage }];
  return isOnPage ? [...others, { medicineId: key.medicineId, isOnPage }] : others;
}

export const withoutChange = (all: Marked, key: Key): Marked =>
  all.filter((marked) => !isOf(marked, key));

export const withChange = (all: Marked, name: string, from: CalendarDay): Marked =>
  withTick(all, { medicineId: null, name, from }, false);
