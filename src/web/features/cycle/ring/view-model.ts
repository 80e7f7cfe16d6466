import { DEFAULT_CYCLE_LENGTH } from "#domain/cycles/norms/usual-cycle.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { forecastWithDays, type PeriodForecast } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import type { RingDrawing } from "#web/beads/ring/bead-ring.tsx";
import { DAYS_OF_A_TURN } from "#web/beads/ring/bead-ring-geometry.ts";
import { formatShortDay } from "#web/i18n/format-day.ts";

const MOST_BEADS = 2 * DAYS_OF_A_TURN;

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
  const beadOf = beadOfDay({ overview, ovulated, today, isLoggedOnly: true });
  return Array.from({ length: count }, (_, index) => {
    const bead = beadOf(addDays(today, index + 1 - count));
    return index === count - 1 ? { ...bead, today: String(cycleDay) } : bead;
  });
}

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

function marksOf({ first, last }: DayRange, today: CalendarDay, locale: string) {
  const ends = first === last ? [first] : [first, last];
  return ends.map((end) => ({
    day: daysBetween(today, end),
    words: formatShortDay(end, locale),
  }));
}
