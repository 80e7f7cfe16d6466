import { SAME_PERIOD_DAYS } from "#domain/cycles/periods/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type Diary, LONGEST_PERIOD_DAYS } from "./diary.ts";

/** A period; `last` is `null` if only its first day is known. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}

const isPossible = ({ first, last }: DayRange) =>
  last === null || (last >= first && daysBetween(first, last) < LONGEST_PERIOD_DAYS);

const SHORTEST_CYCLE_DAYS = 15;

/**
 * Ranges that each last until the next begins are not periods: from 15 days on they are cycles, of
 * which the first days count, and shorter ones the nights of a tracker.
 */
function withoutChain(sorted: readonly DayRange[]): readonly DayRange[] {
  const gaps = sorted.slice(1).map(({ first }, place) => {
    const last = sorted[place]?.last ?? null;
    return last === null ? Infinity : daysBetween(last, first);
  });
  const isLong = sorted
    .slice(0, -1)
    .every(({ first, last }) => last !== null && daysBetween(first, last) >= SHORTEST_CYCLE_DAYS);
  if (gaps.length === 0 || gaps.some((gap) => gap < 0 || gap > (isLong ? 1 : 0))) return sorted;
  return isLong ? sorted.map(({ first }) => ({ first, last: null })) : [];
}

/** Records periods; those that touch, such as a row for each day, are joined. */
export function tellRanges(diary: Diary, given: readonly DayRange[]): void {
  const runs: DayRange[] = [];
  const inOrder = given.toSorted((one, other) => one.first.localeCompare(other.first));
  const sorted = withoutChain(inOrder);
  for (const range of sorted.filter(isPossible)) {
    const run = runs.at(-1);
    const [end, next] = [run?.last ?? run?.first, range.last ?? range.first];
    if (!run || !end || daysBetween(end, range.first) > SAME_PERIOD_DAYS) runs.push(range);
    else if (next > run.first)
      runs[runs.length - 1] = { ...run, last: [end, next].toSorted()[1] ?? next };
  }
  for (const { first, last } of [...runs, ...sorted.filter((range) => !isPossible(range))]) {
    if (last === null) diary.start(first);
    else diary.period(first, last);
  }
}
