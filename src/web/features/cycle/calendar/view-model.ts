import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BleedingDays } from "#domain/bleeding-days.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import type { DayRange } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfFlow } from "#web/beads/bead-of-flow.ts";
import { type Month, monthsOn } from "#web/beads/months.ts";
import { formatDay } from "#web/i18n/format-day.ts";

const EARLIEST_MONTH = "1950-01";

/** The month an address asks for, or this one; never beyond what can be shown. */
export function monthIn(text: string | null, today: CalendarDay, last: Month): Month {
  const isMonth = text !== null && /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`);
  return isMonth && text >= EARLIEST_MONTH && text <= last ? text : today.slice(0, 7);
}

/** The last month with anything to show: that of the forecast's end, or the next one. */
export function lastMonth({ forecast }: CycleOverview, today: CalendarDay): Month {
  const next = monthsOn(today.slice(0, 7), 1);
  if (forecast.kind !== "forecast") return next;
  const end = forecast.likely80.last.slice(0, 7);
  return [next, end].sort().at(-1) ?? next;
}

/** A day this probable has the strongest bead, as in the ring. */
const STRONGEST_PROBABILITY = 0.2;
interface Known {
  readonly overview: CycleOverview;
  /** With the daily logs of the month in sight. */
  readonly bleeding: BleedingDays;
  /** The days on which her signs confirm ovulation. */
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly today: CalendarDay;
}

const isWithin = (day: CalendarDay, range: DayRange | undefined) =>
  range !== undefined && day >= range.first && day <= range.last;

/** The bead of any day: what she logged, and for days to come what the forecast says. */
export function beadOfDay({ overview, bleeding, ovulated, today }: Known) {
  const { forecast, fertileWindow } = overview;
  const chances = chancesOf(overview);
  const likely = forecast.kind === "forecast" ? forecast.likely80 : undefined;
  const peak = fertileWindow.kind === "window" ? fertileWindow.peak : undefined;
  const possible = "possible" in fertileWindow ? fertileWindow.possible : undefined;
  return (day: CalendarDay): Bead => {
    const bled = bleeding.get(day);
    if (bled !== undefined) return beadOfFlow(bled.flow);
    if (ovulated.has(day)) return { kind: "confirmed" };
    if (day < today) return { kind: "resting" };
    if (isWithin(day, likely)) {
      return {
        kind: "forecast",
        strength: Math.min(1, (chances.get(day) ?? 0) / STRONGEST_PROBABILITY),
      };
    }
    if (isWithin(day, peak)) return { kind: "peak" };
    if (isWithin(day, possible)) return { kind: "possible" };
    return { kind: day === today ? "resting" : "future" };
  };
}

function chancesOf({ forecast }: CycleOverview): ReadonlyMap<CalendarDay, number> {
  if (forecast.kind !== "forecast") return new Map();
  return new Map(forecast.days.map(({ day, probability }) => [day, probability]));
}

/** How likely it is, in percent, that her period begins on a day; `null` where nothing says so. */
export function chanceOfStart(overview: CycleOverview, day: CalendarDay): number | null {
  const chance = chancesOf(overview).get(day);
  return chance === undefined ? null : Math.round(chance * 100);
}

/** What a bead says, in words. */
export function beadWords(bead: Bead): MessageDescriptor | null {
  switch (bead.kind) {
    case "period":
      return msg`Period`;
    case "spotting":
      return msg`Spotting`;
    case "forecast":
      return msg`Period may begin`;
    case "confirmed":
      return msg`Ovulation, confirmed by your signs`;
    case "peak":
      return msg`Peak fertile day, estimated`;
    case "possible":
      return msg`Possibly fertile day, estimated`;
    default:
      return null;
  }
}

/** A day of the calendar as a screen reader says it. */
export function dayWords(
  day: CalendarDay,
  { bead, today, logged }: { bead: Bead; today: CalendarDay; logged: number },
  i18n: I18n,
): string {
  const words = beadWords(bead);
  const parts = [
    formatDay(day, i18n.locale),
    day === today ? i18n._(msg`today`) : null,
    words && i18n._(words),
    logged > 0 ? i18n._(msg`${logged} logged`) : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
