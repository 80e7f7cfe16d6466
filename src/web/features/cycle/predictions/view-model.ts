import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { currentCycleEvidence } from "#domain/cycle-signs.ts";
import { type FertileState, type FertileWindow, fertileState } from "#domain/fertile-window.ts";
import type { Forecast, PeriodForecast } from "#domain/forecast-period.ts";
import { periodCountdown } from "#domain/period-countdown.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";

/** One line of the card: its words, and a short word beside its title. */
export interface PredictionLine {
  readonly status: string | null;
  readonly text: string;
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
    return { status: null, text: i18n._(msg`We lost track: when did your last period begin?`) };
  }
  const line = {
    status: i18n._(countdown(forecast, today)),
    text: i18n._(periodWords(forecast, today, i18n.locale)),
  };
  if (!forecast.isLate) return line;
  const note = msg`Late means only that your body took another road than our guess.`;
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
      return days === 1 ? msg`In 1 day` : msg`In ${days} days`;
    }
  }
}

function periodWords(
  forecast: PeriodForecast,
  today: CalendarDay,
  locale: string,
): MessageDescriptor {
  const { expectedDay, likely80 } = forecast;
  const day = formatDayRange({ first: expectedDay, last: expectedDay }, today, locale);
  const range = formatDayRange(likely80, today, locale);
  switch (periodCountdown(forecast, today).kind) {
    case "overdue":
      return msg`Later than expected; at least 8 in 10 chance ${range}`;
    case "hard-to-predict":
      return msg`Too wide a range to name a day; at least 8 in 10 chance ${range}`;
    case "in-days":
      return msg`Most likely ${day}; at least 8 in 10 chance ${range}`;
  }
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
  const day = formatDayRange({ first: date, last: date }, today, i18n.locale);
  return {
    status: i18n._(msg`Confirmed`),
    text: i18n._(msg`Around ${day}: your temperature rose and stayed up`),
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
        status: null,
        text: i18n._(
          msg`Not shown: at your age, after 60 days or more without a period, the calendar cannot tell when you ovulate, or whether you do.`,
        ),
      };
    case "hidden":
      // What she asked not to see is not even named.
      if (window.reason === "her-choice") return null;
      return { status: null, text: i18n._(hiddenBecause[window.reason]) };
    case "hard-to-predict": {
      const possible = formatDayRange(window.possible, today, i18n.locale);
      return {
        status: i18n._(msg`Hard to predict`),
        text: i18n._(msg`Too wide a range to name peak days; possible ${possible}`),
      };
    }
    case "window": {
      const state = fertileState(window, today);
      const peak = formatDayRange(window.peak, today, i18n.locale);
      const possible = formatDayRange(window.possible, today, i18n.locale);
      return {
        status: state === "none" ? null : i18n._(fertileStatus[state]),
        text: i18n._(msg`Peak days ${peak}; possible ${possible}`),
      };
    }
  }
}

const hiddenBecause: Record<
  Exclude<Extract<FertileWindow, { kind: "hidden" }>["reason"], "her-choice">,
  MessageDescriptor
> = {
  "hormonal-contraception": msg`Not shown: hormonal contraception changes this, so an estimate from the calendar would be wrong.`,
  iud: msg`Not shown: some IUDs release hormones, so an estimate from the calendar could be wrong. If yours is copper, say so in Settings.`,
  pregnant: msg`Not shown while you are pregnant.`,
};

const fertileStatus: Record<Exclude<FertileState, "none">, MessageDescriptor> = {
  upcoming: msg`Upcoming`,
  possible: msg`Possible today`,
  peak: msg`Peak today`,
  passed: msg`Passed`,
};
