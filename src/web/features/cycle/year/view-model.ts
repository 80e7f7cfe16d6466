import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { daysOfRange } from "#domain/days/week-and-month.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { formatDay, formatShortMonth } from "#web/i18n/format-day.ts";

export const YEAR = 365;

/** The latest 365 days, or the days since the first logged period. */
export interface Year {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly beads: readonly Bead[];
  readonly months: readonly { readonly place: number; readonly name: string }[];
  readonly periods: number;
  readonly bleedingDays: number;
}

interface Known {
  readonly cycles: readonly LoggedCycle[];
  readonly overview: CycleOverview;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly today: CalendarDay;
}

export function yearOf({ cycles, overview, ovulated, today }: Known, locale: string): Year | null {
  const starts = cycles.map(({ startDay }) => startDay).sort();
  const [firstStart] = starts;
  if (firstStart === undefined) return null;
  const yearAgo = addDays(today, 1 - YEAR);
  const isFull = firstStart <= yearAgo;
  const first = isFull ? yearAgo : firstStart;
  const days = daysOfRange({ first, last: today });
  const beadOf = beadOfDay({ overview, ovulated, today, isLoggedOnly: true });
  const isOfYear = (day: CalendarDay) => day >= first && day <= today;
  return {
    first,
    last: today,
    beads: days.map(beadOf),
    months: days.flatMap((day, place) =>
      day.endsWith("-01") ? { place, name: formatShortMonth(day, locale) } : [],
    ),
    periods: starts.filter(isOfYear).length,
    bleedingDays: [...overview.bleeding.keys()].filter(isOfYear).length,
  };
}

export function yearWords({ first, last, periods, bleedingDays }: Year, i18n: I18n): string {
  const from = formatDay(first, i18n.locale);
  const to = formatDay(last, i18n.locale);
  return [
    msg`${from} to ${to}.`,
    msg`${plural(periods, { one: "# period", other: "# periods" })}, bleeding on ${plural(bleedingDays, { one: "# day", other: "# days" })}.`,
  ]
    .map((sentence) => i18n._(sentence))
    .join(" ");
}
