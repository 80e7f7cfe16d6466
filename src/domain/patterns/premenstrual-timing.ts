import { groupBy } from "../basics/group-by.ts";
import { mean } from "../basics/mean.ts";
import type { LoggedCycle } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";

/** One rating of one day; the higher, the worse. */
export interface DayRating {
  readonly date: CalendarDay;
  readonly rating: number;
}

/** Timing only: it neither names nor rules out a syndrome. */
export type PremenstrualTiming =
  | {
      readonly kind: "not-enough-days";
      readonly scoredCycles: number;
      readonly cyclesNeeded: number;
    }
  | {
      /** "may-follow-your-cycle" is the most that three ratings a day can show. */
      readonly kind: "may-follow-your-cycle" | "no-timing-seen";
      readonly scoredCycles: number;
      readonly cyclesWithTiming: number;
    };

/**
 * C-PASS (Eisenlohr-Moul et al., Am J Psychiatry 2017;174:51): the week before a period against
 * days 4 to 10 of it, and 30% of the range used. C-PASS itself needs the 24 items of the DRSP.
 */
export const BEFORE = { first: -7, last: -1 } as const;
/** Days 4 to 10 of the period, as offsets from its first day. */
const AFTER = { first: 3, last: 9 } as const;
const RISE = 0.3;
const FEWEST_DAYS_IN_WINDOW = 4;
const FEWEST_CYCLES = 2;
/** Share of the scored cycles, as in C-PASS. */
const SHARE_OF_CYCLES = 0.5;

function ratingsIn(
  byDay: ReadonlyMap<CalendarDay, readonly DayRating[]>,
  onset: CalendarDay,
  { first, last }: { readonly first: number; readonly last: number },
): number[] {
  const places = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const ratings = places.flatMap((place) => byDay.get(addDays(onset, place)) ?? []);
  return ratings.map(({ rating }) => rating);
}

/** First days that follow a complete cycle, whose week before therefore belongs to one cycle. */
function onsetsOf(cycles: readonly LoggedCycle[]): CalendarDay[] {
  const starts = [...new Set(cycles.map(({ startDay }) => startDay))].sort();
  return starts.filter((start, index) => {
    const earlier = starts[index - 1];
    return earlier !== undefined && daysBetween(earlier, start) > AFTER.last - BEFORE.first;
  });
}

/**
 * Returns whether a rating is higher in the week before periods than after their start: by 30% of
 * the range used, in at least half of the cycles with four rated days in each window, and in at
 * least two. `scaleLowest` is the rating's minimum.
 */
export function premenstrualTiming(
  ratings: readonly DayRating[],
  cycles: readonly LoggedCycle[],
  scaleLowest: number,
): PremenstrualTiming {
  const highest = ratings.reduce((most, { rating }) => Math.max(most, rating), scaleLowest);
  const byDay = groupBy(ratings, ({ date }) => date);
  const range = highest - scaleLowest;
  const rises = onsetsOf(cycles).flatMap((onset) => {
    const [before, after] = [ratingsIn(byDay, onset, BEFORE), ratingsIn(byDay, onset, AFTER)];
    const isScored = Math.min(before.length, after.length) >= FEWEST_DAYS_IN_WINDOW;
    return isScored ? [(mean(before) ?? 0) - (mean(after) ?? 0)] : [];
  });
  const scoredCycles = rises.length;
  if (scoredCycles < FEWEST_CYCLES) {
    const cyclesNeeded = FEWEST_CYCLES - scoredCycles;
    return { kind: "not-enough-days", scoredCycles, cyclesNeeded };
  }
  const cyclesWithTiming = rises.filter((rise) => range > 0 && rise / range >= RISE).length;
  const isOften =
    cyclesWithTiming >= FEWEST_CYCLES && cyclesWithTiming >= SHARE_OF_CYCLES * scoredCycles;
  const kind = isOften ? "may-follow-your-cycle" : "no-timing-seen";
  return { kind, scoredCycles, cyclesWithTiming };
}
