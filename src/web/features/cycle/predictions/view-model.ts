import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast, PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { periodCountdown } from "#domain/forecast/period-countdown.ts";
import { currentCycleEvidence } from "#domain/ovulation/cycle-signs.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import {
  type FertileState,
  type FertileWindow,
  fertileState,
} from "#domain/phase/fertile-window.ts";
import { formatNearRange } from "#web/i18n/format-day.ts";

/** One prediction: the days that are named, a short word beside its title, and what to add. */
export interface PredictionLine {
  readonly status: string | null;
  /** `null` where no days can be named. */
  readonly dates: string | null;
  /** The one day among them that is likeliest. */
  readonly likeliest?: string | null;
  readonly text: string | null;
  /** A calm word under it. */
  readonly note?: string | undefined;
}

/** When the next period may come; `null` where there is nothing to say it from. */
export function nextPeriodLine(
  forecast: Forecast,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  if (forecast.kind !== "forecast") return null;
  if (forecast.isLogLapsed) {
    const text = i18n._(msg`When did your last period start?`);
    return { status: i18n._(countdown(forecast, today)), dates: null, text };
  }
  const line = {
    status: i18n._(countdown(forecast, today)),
    dates: formatNearRange(forecast.likely80, i18n.locale),
    likeliest: likeliestDay(forecast, today, i18n),
    text: i18n._(msg`At least 8 in 10 chance`),
  };
  if (!forecast.isLate) return line;
  const note = msg`“Late” only means your period didn't follow our estimate.`;
  return { ...line, note: i18n._(note) };
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

/** The likeliest day, where one can be named. */
function likeliestDay(forecast: PeriodForecast, today: CalendarDay, i18n: I18n): string | null {
  if (periodCountdown(forecast, today).kind !== "in-days") return null;
  const { expectedDay } = forecast;
  const day = formatNearRange({ first: expectedDay, last: expectedDay }, i18n.locale);
  return i18n._(msg`most likely ${day}`);
}

/** How sure the next period is, in words and as so many of three beads. */
export function confidenceOf({ confidence }: PeriodForecast): {
  readonly beads: 1 | 2 | 3;
  readonly words: MessageDescriptor;
} {
  switch (confidence) {
    case "high":
      return { beads: 3, words: msg`Quite sure` };
    case "fair":
      return { beads: 2, words: msg`Somewhat sure` };
    case "low":
      return { beads: 1, words: msg`Not sure` };
  }
}

/** That her signs confirm ovulation; `null` where they do not, or where it is not to be shown. */
export function ovulationLine(
  facts: CycleFacts,
  { forecast, fertileWindow }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  if (fertileWindow.kind === "hidden" || forecast.kind !== "forecast") return null;
  if (forecast.basis !== "confirmed-ovulation") return null;
  const cycleDay = currentCycleEvidence(facts, today)?.ovulationDay ?? null;
  if (cycleDay === null) return null;
  const date = addDays(forecast.cycleStart, cycleDay - 1);
  const day = formatNearRange({ first: date, last: date }, i18n.locale);
  return {
    status: i18n._(msg`Confirmed`),
    dates: i18n._(msg`Around ${day}`),
    text: i18n._(msg`Your temperature rose and stayed up`),
  };
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
    case "long-gap":
      return {
        ...{ status: null, dates: null },
        text: i18n._(
          msg`Not shown: at your age, after 60 days without a period, the calendar can't tell when you ovulate, or if you do.`,
        ),
      };
    case "hidden":
      // What she asked not to see is not even named.
      if (window.reason === "her-choice") return null;
      return { status: null, dates: null, text: i18n._(hiddenBecause[window.reason]) };
    case "hard-to-predict": {
      const possible = formatNearRange(window.possible, i18n.locale);
      return {
        status: fertileStatusWords(window, today, i18n),
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

const hiddenBecause: Record<
  Exclude<Extract<FertileWindow, { kind: "hidden" }>["reason"], "her-choice">,
  MessageDescriptor
> = {
  "hormonal-contraception": msg`Not shown: hormonal contraception changes this, so an estimate from the calendar would be wrong.`,
  iud: msg`Not shown: some IUDs release hormones, so an estimate from the calendar could be wrong. If yours is copper, tell us in Settings.`,
  pregnant: msg`Not shown while you're pregnant.`,
};

const fertileStatus: Record<Exclude<FertileState, "none">, MessageDescriptor> = {
  upcoming: msg`Upcoming`,
  possible: msg`Possible today`,
  peak: msg`Peak today`,
  passed: msg`Passed`,
};
