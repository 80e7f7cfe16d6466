import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { FertileWindow } from "#domain/fertile-window.ts";
import { type Forecast, forecastPeriod, type PeriodForecast } from "#domain/forecast-period.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";

/** One line of the card: its words, and a short word beside its title. */
export interface PredictionLine {
  readonly status: string | null;
  readonly text: string;
}

/** When the next period may come; `null` where there is nothing to say it from. */
export function nextPeriodLine(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  if (forecast.kind !== "forecast") return null;
  return {
    status: i18n._(countdown(facts, forecast, today)),
    text: i18n._(periodWords(facts, forecast, today, i18n.locale)),
  };
}

/**
 * Later than the whole range that was given on the cycle's first day. Not merely past its middle:
 * half of all periods come later than that.
 */
function isOverdue(facts: CycleFacts, { cycleStart }: PeriodForecast, today: CalendarDay): boolean {
  const atFirst = forecastPeriod(facts, cycleStart);
  return atFirst.kind === "forecast" && today > atFirst.likely80.last;
}

function countdown(
  facts: CycleFacts,
  forecast: PeriodForecast,
  today: CalendarDay,
): MessageDescriptor {
  if (isOverdue(facts, forecast, today)) return msg`Overdue`;
  if (forecast.isWide) return wideCountdown(forecast, today);
  const days = daysBetween(today, forecast.likelyDay);
  if (days === 0) return msg`Today`;
  return days === 1 ? msg`In 1 day` : msg`In ${days} days`;
}

/** A forecast too wide for a day is too wide for a number of days. */
function wideCountdown({ likely80 }: PeriodForecast, today: CalendarDay): MessageDescriptor {
  const fewest = daysBetween(today, likely80.first);
  const most = daysBetween(today, likely80.last);
  return fewest <= 0 ? msg`Within ${most} days` : msg`In ${fewest}–${most} days`;
}

function periodWords(
  facts: CycleFacts,
  forecast: PeriodForecast,
  today: CalendarDay,
  locale: string,
): MessageDescriptor {
  const day = formatDay(forecast.likelyDay, locale);
  const range = formatDayRange(forecast.likely80, forecast.likelyDay, locale);
  if (isOverdue(facts, forecast, today)) {
    return msg`Later than your usual range · 8 in 10 chance ${range}`;
  }
  return forecast.isWide
    ? msg`Hard to predict · 8 in 10 chance ${range}`
    : msg`Most likely ${day} · 8 in 10 chance ${range}`;
}

/** When she may be fertile, or why that is not shown; `null` where no cycle is known. */
export function fertileLine(
  window: FertileWindow,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  switch (window.kind) {
    case "no-cycle":
      return null;
    case "hidden":
      // What she asked not to see is not even named.
      if (window.reason === "her-choice") return null;
      return { status: null, text: i18n._(hiddenBecause[window.reason]) };
    case "hard-to-predict": {
      const possible = formatDayRange(window.possible, today, i18n.locale);
      return {
        status: i18n._(msg`Hard to predict`),
        text: i18n._(msg`Too wide a range to name peak days · possible ${possible}`),
      };
    }
    case "window": {
      const peak = formatDayRange(window.peak, today, i18n.locale);
      const possible = formatDayRange(window.possible, today, i18n.locale);
      return {
        status: i18n._(fertileStatus(window, today)),
        text: i18n._(msg`Peak days ${peak} · possible ${possible}`),
      };
    }
  }
}

const hiddenBecause: Record<
  Exclude<Extract<FertileWindow, { kind: "hidden" }>["reason"], "her-choice">,
  MessageDescriptor
> = {
  "hormonal-contraception": msg`Not shown: hormonal contraception changes this, so an estimate from the calendar would be wrong.`,
  iud: msg`Not shown: some IUDs release hormones, so an estimate from the calendar could be wrong.`,
  pregnant: msg`Not shown while you are pregnant.`,
};

function fertileStatus(
  { peak, possible }: Extract<FertileWindow, { kind: "window" }>,
  today: CalendarDay,
): MessageDescriptor {
  if (today < peak.first) return msg`Upcoming`;
  if (today <= peak.last) return msg`Peak today`;
  return today <= possible.last ? msg`Possible today` : msg`Passed`;
}

/** What the forecast rests on, how wide it is and what it is not: one sentence each. */
export function howSure(facts: CycleFacts, forecast: PeriodForecast, i18n: I18n): string[] {
  const { completedCycles, likely80, likely50, isWide, likelyDay } = forecast;
  const wide = formatDayRange(likely80, likelyDay, i18n.locale);
  const narrow = formatDayRange(likely50, likelyDay, i18n.locale);
  return [
    restsOn(completedCycles),
    msg`There is an 8 in 10 chance that your next period starts ${wide}, and an even chance that it starts ${narrow}. 2 times in 10 it starts outside the wider range.`,
    isWide
      ? msg`That is a wide range. We would rather say "hard to predict" than name a day that is wrong.`
      : null,
    facts.pcos === "yes"
      ? msg`No public data on cycle lengths with PCOS exists, so nobody can yet say how exact a forecast with PCOS is.`
      : null,
    msg`Each cycle you log teaches it more about you.`,
  ].flatMap((sentence) => (sentence === null ? [] : [i18n._(sentence)]));
}

function restsOn(completedCycles: number): MessageDescriptor {
  if (completedCycles === 0) {
    return msg`You have not logged a whole cycle yet. So this rests on published figures from other women and on what you told us when you set up.`;
  }
  return completedCycles === 1
    ? msg`This rests on 1 whole cycle of yours, together with published figures from other women.`
    : msg`This rests on ${completedCycles} whole cycles of yours, together with published figures from other women.`;
}

/** One day of the forecast's drawing: how probable, of the most probable day. */
export interface OddsBar {
  readonly day: CalendarDay;
  readonly height: number;
  readonly isLikely: boolean;
}

const DAYS_DRAWN_AROUND = 3;

/** The forecast's days as heights from 0 to 1, from a little before its range to a little after. */
export function oddsBars({ days, likely80 }: PeriodForecast): readonly OddsBar[] {
  const first = addDays(likely80.first, -DAYS_DRAWN_AROUND);
  const last = addDays(likely80.last, DAYS_DRAWN_AROUND);
  const shown = days.filter(({ day }) => day >= first && day <= last);
  const highest = Math.max(...shown.map(({ probability }) => probability));
  return shown.map(({ day, probability }) => ({
    day,
    height: Math.round((probability / highest) * 1000) / 1000,
    isLikely: day >= likely80.first && day <= likely80.last,
  }));
}
