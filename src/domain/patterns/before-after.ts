import { groupBy } from "../basics/group-by.ts";
import { mean } from "../basics/mean.ts";
import { type RankShift, rankShift } from "../basics/rank-shift.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";

export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
}

export interface Trial {
  readonly from: CalendarDay;
  readonly to?: CalendarDay | undefined;
}

/** The values on both sides of the first day, oldest first, and the shift between them. */
export interface BeforeAfter {
  readonly before: readonly DayValue[];
  readonly after: readonly DayValue[];
  /** `null`: too few values. */
  readonly shift: RankShift | null;
}

/** Weeks on each side; further away too much else differs. A judgement. */
const WEEKS_EACH_SIDE = 26;
const DAYS_A_WEEK = 7;
const SPAN = WEEKS_EACH_SIDE * DAYS_A_WEEK;

/**
 * Averages by week from the trial's first day, each at the first day with a value: days of one
 * week are correlated, so counting them singly would overstate any difference.
 * @example weeksAround(weights, { from: mar1 }, today).shift // { by: -1.4, low: -2.1, high: -0.6 }
 */
export function weeksAround(
  values: readonly DayValue[],
  trial: Trial,
  today: CalendarDay,
): BeforeAfter {
  const weeks = groupBy(inSpan(values, trial, today), ({ day }) =>
    Math.floor(daysBetween(trial.from, day) / DAYS_A_WEEK),
  );
  const averages = [...weeks].flatMap(([, days]) => {
    const [first] = days;
    return first ? [{ day: first.day, value: mean(days.map(({ value }) => value)) ?? 0 }] : [];
  });
  return parted(averages, trial);
}

const DAYS_A_YEAR = 365;

/**
 * Lengths of cycles that ended before the trial or began in it, each at the cycle's first day,
 * up to a year on each side.
 * @example cyclesAround([{ startDay: jan1, length: 44 }], { from: mar1 }, today).before[0]?.value // 44
 */
export function cyclesAround(
  cycles: readonly { readonly startDay: CalendarDay; readonly length: number }[],
  { from, to }: Trial,
  today: CalendarDay,
): BeforeAfter {
  const values = cycles
    .filter(({ startDay, length }) => {
      const next = addDays(startDay, length);
      if (startDay >= from) {
        return next <= addDays(to ?? today, 1) && daysBetween(from, startDay) < DAYS_A_YEAR;
      }
      return next <= from && daysBetween(next, from) < DAYS_A_YEAR;
    })
    .map(({ startDay, length }) => ({ day: startDay, value: length }))
    .sort((one, other) => one.day.localeCompare(other.day));
  return parted(values, { from });
}

function inSpan(values: readonly DayValue[], { from, to }: Trial, today: CalendarDay): DayValue[] {
  const last = [to ?? today, today, addDays(from, SPAN - 1)].sort()[0] ?? today;
  const first = addDays(from, -SPAN);
  return values
    .filter(({ day }) => day >= first && day <= last)
    .sort((one, other) => one.day.localeCompare(other.day));
}

function parted(sorted: readonly DayValue[], { from }: Trial): BeforeAfter {
  const before = sorted.filter(({ day }) => day < from);
  const after = sorted.filter(({ day }) => day >= from);
  const numbers = (side: readonly DayValue[]) => side.map(({ value }) => value);
  return { before, after, shift: rankShift(numbers(before), numbers(after)) };
}
