import type { DayRange } from "#domain/cycles/cycle-facts.ts";
import { DEFAULT_CYCLE_LENGTH } from "#domain/cycles/usual-cycle.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays, type PeriodForecast } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import type { RingDrawing } from "#web/beads/bead-ring.tsx";
import { DAYS_OF_A_TURN } from "#web/beads/bead-ring-geometry.ts";
import { formatShortDay } from "#web/i18n/format-day.ts";

/** Two turns of the ring. */
const MOST_BEADS = 2 * DAYS_OF_A_TURN;

/**
 * The beads of the cycle she is in, from its first day to today, which is the last. A cycle too long
 * for the ring shows its latest days.
 */
export function beadsOf(
  overview: CycleOverview,
  today: CalendarDay,
  ovulated?: ReadonlySet<CalendarDay>,
): readonly Bead[] {
  const { position } = overview;
  if (position.kind === "no-cycle") {
    return Array.from({ length: DEFAULT_CYCLE_LENGTH }, () => ({ kind: "future" }));
  }
  const { cycleDay } = position;
  const count = Math.min(cycleDay, MOST_BEADS);
  // What it may be is the ribbon's and the arcs' to say: a bead is only what it was.
  const beadOf = beadOfDay({ overview, ovulated, today: addDays(today, 1) });
  return Array.from({ length: count }, (_, index) => {
    const bead = beadOf(addDays(today, index + 1 - count));
    return index === count - 1 ? { ...bead, today: String(cycleDay) } : bead;
  });
}

/** All that the ring draws: what has come as beads, and what may come as its probabilities. */
export function ringOf(
  overview: CycleOverview,
  today: CalendarDay,
  locale: string,
  ovulated?: ReadonlySet<CalendarDay>,
): RingDrawing {
  const { position, forecast, fertileWindow } = overview;
  const beads = beadsOf(overview, today, ovulated);
  const dated = forecastWithDays(forecast);
  const fromToday = ({ first, last }: DayRange) => ({
    first: daysBetween(today, first),
    last: daysBetween(today, last),
  });
  const hasFertileDays = "possible" in fertileWindow && fertileWindow.possible.last >= today;
  const cycleDay = position.kind === "known" ? position.cycleDay : DEFAULT_CYCLE_LENGTH;
  return {
    beads,
    ahead:
      dated === null
        ? Math.max(0, DEFAULT_CYCLE_LENGTH - cycleDay)
        : fromToday(dated.likely90).last,
    ribbon: dated && ribbonOf(dated, today),
    marks: dated === null ? [] : marksOf(dated.likely80, today, locale),
    possible: hasFertileDays ? fromToday(fertileWindow.possible) : null,
    peak: hasFertileDays && fertileWindow.kind === "window" ? fromToday(fertileWindow.peak) : null,
  };
}

function ribbonOf({ days, likely90 }: PeriodForecast, today: CalendarDay) {
  const within = days.filter(
    ({ day }) => day >= today && day >= likely90.first && day <= likely90.last,
  );
  const [first] = within;
  if (first === undefined) return null;
  return {
    from: daysBetween(today, first.day),
    probabilities: within.map(({ probability }) => probability),
  };
}

/** Within a year of today no year is needed, and there is no room for one. */
function marksOf({ first, last }: DayRange, today: CalendarDay, locale: string) {
  const ends = first === last ? [first] : [first, last];
  return ends.map((end) => ({
    day: daysBetween(today, end),
    words: formatShortDay(end, locale),
  }));
}
