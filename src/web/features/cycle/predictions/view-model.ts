import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Forecast, PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { periodCountdown } from "#domain/forecast/period-countdown.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import {
  type FertileState,
  type FertileWindow,
  fertileState,
} from "#domain/phase/fertile-window.ts";
import { formatNearRange, formatShortDay } from "#web/i18n/format-day.ts";

/** What a view of the current cycle is drawn from. */
export interface KnownCycle {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

export interface PredictionLine {
  readonly status: string | null;
  readonly dates: string | null;
  readonly likeliest?: string | null;
  readonly text: string | null;
}

export function nextPeriodLine(
  forecast: Forecast,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  if (forecast.kind !== "forecast") return null;
  if (forecast.isLogLapsed) {
    return { status: i18n._(countdown(forecast, today)), dates: null, text: null };
  }
  return {
    status: i18n._(countdown(forecast, today)),
    dates: formatNearRange(forecast.likely80, i18n.locale),
    likeliest: likeliestDay(forecast, today, i18n),
    text: i18n._(msg`At least 8 in 10 chance`),
  };
}

function countdown(forecast: PeriodForecast, today: CalendarDay): MessageDescriptor {
  const state = periodCountdown(forecast, today);
  switch (state.kind) {
    case "overdue":
      return msg`Overdue`;
    case "hard-to-predict":
      return msg`Hard to predict`;
    case "in-days": {
      const { days } = state;
      if (days === 0) return msg`Today`;
      return msg`${plural(days, { one: "In # day", other: "In # days" })}`;
    }
  }
}

function likeliestDay(forecast: PeriodForecast, today: CalendarDay, i18n: I18n): string | null {
  if (periodCountdown(forecast, today).kind !== "in-days") return null;
  const day = formatShortDay(forecast.expectedDay, i18n.locale);
  return i18n._(msg`most likely ${day}`);
}

/** Days from which a range of fertile days no longer helps to plan. A judgement. */
const USELESS_RANGE = 42;

/** The fertile days, or why they are not shown; `null` without a known cycle. */
export function fertileLine(
  window: FertileWindow,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  switch (window.kind) {
    case "no-cycle":
      return null;
    case "long-gap":
      return {
        status: null,
        dates: null,
        text: i18n._(
          msg`Not shown: at your age, after 60 days without a period, the calendar can't tell when you ovulate.`,
        ),
      };
    case "hidden":
      // In a pregnancy or with hormones home explains it; a user who hid it sees no reason.
      if (window.reason !== "iud") return null;
      return {
        status: null,
        dates: null,
        text: i18n._(
          msg`Not shown: some IUDs release hormones, so an estimate from the calendar could be wrong. If yours is copper, tell us in “Settings”.`,
        ),
      };
    case "hard-to-predict": {
      const status = fertileStatusWords(window, today, i18n);
      const { first, last } = window.possible;
      if (daysBetween(first, last) >= USELESS_RANGE) {
        const text = i18n._(msg`Ovulation tests may help`);
        return { status, dates: i18n._(msg`Can't narrow it down`), text };
      }
      const possible = formatNearRange(window.possible, i18n.locale);
      return {
        status,
        dates: i18n._(msg`Possible ${possible}`),
        text: i18n._(msg`Too uncertain to show peak days`),
      };
    }
    case "window": {
      const peak = formatNearRange(window.peak, i18n.locale);
      const possible = formatNearRange(window.possible, i18n.locale);
      return {
        status: fertileStatusWords(window, today, i18n),
        dates: i18n._(msg`Peak days ${peak}`),
        text: i18n._(msg`Possible ${possible}`),
      };
    }
  }
}

function fertileStatusWords(window: FertileWindow, today: CalendarDay, i18n: I18n): string | null {
  const state = fertileState(window, today);
  return state === "none" ? null : i18n._(fertileStatus[state]);
}

const fertileStatus: Record<Exclude<FertileState, "none">, MessageDescriptor> = {
  upcoming: msg`Upcoming`,
  possible: msg`Possible today`,
  peak: msg`Peak today`,
  passed: msg`Passed`,
};
