import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type CalendarDay, FIRST_DAY, isCalendarDay } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { type Month, monthsOn } from "#web/beads/months/months.ts";
import { formatDay } from "#web/i18n/format-day.ts";

export function monthIn(text: string | null, today: CalendarDay, last: Month): Month {
  const isMonth = text !== null && /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`);
  return isMonth && text >= FIRST_DAY.slice(0, 7) && text <= last ? text : today.slice(0, 7);
}

export function lastMonth({ forecast }: CycleOverview, today: CalendarDay): Month {
  const next = monthsOn(today.slice(0, 7), 1);
  const end = forecastWithDays(forecast)?.likely80.last.slice(0, 7) ?? next;
  return [next, end].sort().at(-1) ?? next;
}

export function chanceOfStart(overview: CycleOverview, day: CalendarDay): number | null {
  const days = forecastWithDays(overview.forecast)?.days ?? [];
  const chance = days.find((one) => one.day === day)?.probability;
  return chance === undefined ? null : Math.round(chance * 100);
}

const POSSIBLE = msg`Possibly fertile day, estimated`;

/** Words for a bead: none, one, or two if a period and fertile days are both possible. */
export function beadWords(bead: Bead): readonly MessageDescriptor[] {
  switch (bead.kind) {
    case "period":
      return [bead.isBetween ? msg`Bleeding` : msg`Period`];
    case "spotting":
      return [msg`Spotting`];
    case "stated":
      return [msg`Period, from setup`];
    case "unlogged":
      return [msg`Period, not logged`];
    case "forecast":
      return bead.isPossiblyFertile ? [msg`Period may begin`, POSSIBLE] : [msg`Period may begin`];
    case "confirmed":
      return [msg`Ovulation, confirmed by your signs`];
    case "peak":
      return [msg`Peak fertile day, estimated`];
    case "possible":
      return [POSSIBLE];
    default:
      return [];
  }
}

interface DayState {
  readonly bead: Bead;
  readonly today: CalendarDay;
  readonly logged: number;
  readonly isOnDeviceOnly: boolean;
}

export function dayWords(
  day: CalendarDay,
  { bead, today, logged, isOnDeviceOnly }: DayState,
  i18n: I18n,
): string {
  const parts = [
    formatDay(day, i18n.locale),
    day === today ? i18n._(msg`today`) : null,
    ...beadWords(bead).map((words) => i18n._(words)),
    logged > 0 ? i18n._(msg`${logged} logged`) : null,
    isOnDeviceOnly ? i18n._(msg`notes on this device only`) : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
