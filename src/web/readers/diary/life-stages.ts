import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";

export type StageName = NonNullable<LifeStage["method"]> | "pregnancy" | "breastfeeding";

export interface StageRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** The longest pause of a pill pack is a week; another week for unlogged days. */
const LONGEST_PAUSE_DAYS = 14;
/** Numbers in the ids; a new name is added at the end. */
const names: readonly StageName[] = [
  ...(["pill", "pregnancy", "breastfeeding", "iud", "implant", "injection"] as const),
  ...(["patch", "ring", "condoms", "diaphragm", "sterilisation", "other"] as const),
];
const FIRST_NUMBER = 2;

/** Deterministic, so that a later file of the same app adds no duplicate. */
export const idOf = (number: number, day: CalendarDay) =>
  `6d77657a-000${number.toString(16)}-4000-8000-0000${day.replaceAll("-", "")}`;

/** Joins ranges with gaps no longer than the pause between two packs; in order. */
export function joinedRanges(ranges: readonly StageRange[]): StageRange[] {
  const joined: StageRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.first.localeCompare(other.first))) {
    const before = joined.at(-1);
    if (before === undefined || range.first > addDays(before.last, LONGEST_PAUSE_DAYS)) {
      joined.push(range);
    } else if (range.last > before.last)
      joined[joined.length - 1] = { ...before, last: range.last };
  }
  return joined;
}

export function lifeStagesOf(
  stages: ReadonlyMap<StageName, readonly StageRange[]>,
  today: CalendarDay,
) {
  return [...stages].flatMap(([name, ranges]) =>
    joinedRanges(ranges).map(({ first, last }) => ({
      id: idOf(names.indexOf(name) + FIRST_NUMBER, first),
      ...(name === "pregnancy" || name === "breastfeeding"
        ? { kind: name }
        : { kind: "contraception", method: name }),
      from: first,
      ...(last <= today && { to: last }),
    })),
  );
}

export const isOver = (last: CalendarDay, today: CalendarDay) =>
  daysBetween(last, today) > LONGEST_PAUSE_DAYS;
