import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { DEFAULT_CYCLE_LENGTH } from "#domain/cycles/norms/usual-cycle.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { periodCountdown } from "#domain/forecast/period-countdown.ts";
import type { CycleOverview, CyclePosition } from "#domain/phase/cycle-overview.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";
import { certaintyWords, phaseWords } from "#web/words/cycle-phase.ts";

const MOON_BEFORE_ANY_CYCLE = 0.12;

export function daysUntilOverdue({ forecast }: CycleOverview): number {
  if (forecast.kind !== "forecast") return DEFAULT_CYCLE_LENGTH;
  const { cycleStart, isWide, expected80, expectedLength } = forecast;
  return isWide ? daysBetween(cycleStart, expected80.last) : expectedLength;
}

/** Progress of the cycle as a moon: 0 new, 0.5 full, 1 new again. */
export function moonTurn(overview: CycleOverview): number {
  const { position } = overview;
  if (position.kind === "no-cycle") return MOON_BEFORE_ANY_CYCLE;
  return Math.min(1, (position.cycleDay - 1) / daysUntilOverdue(overview));
}

function ownRange({ forecast, cycleLengths }: CycleOverview) {
  const isWide = forecast.kind === "forecast" && forecast.isWide;
  return isWide && cycleLengths?.kind === "range" ? cycleLengths : null;
}

/** The length or range that the cycle day is compared with; `null` if nothing is expected. */
export function lengthWords(overview: CycleOverview): MessageDescriptor | null {
  const { forecast } = overview;
  if (forecast.kind !== "forecast") return null;
  const { expectedLength, isWide } = forecast;
  const own = ownRange(overview);
  if (own !== null) {
    const { shortest, longest } = own;
    return msg`yours: ${shortest}–${longest}`;
  }
  const length = expectedLength;
  return isWide ? msg`of about ${length}` : msg`of ${expectedLength}`;
}

export function waitWords(
  { position, forecast, openPeriod, cycleLengths }: CycleOverview,
  today: CalendarDay,
): MessageDescriptor | null {
  const dated = forecastWithDays(forecast);
  if (position.kind === "no-cycle" || dated === null || openPeriod !== null) return null;
  if (cycleLengths?.kind === "range") {
    const { shortest, longest } = cycleLengths;
    const { cycleDay } = position;
    if (cycleDay < shortest) return null;
    if (cycleDay <= longest) return msg`Still within your ${shortest}–${longest} days`;
    return beyond(cycleDay - longest);
  }
  if (cycleLengths === null || !dated.isLate) return null;
  const late = daysBetween(dated.expectedDay, today);
  return msg`${plural(late, { one: "# day later than expected", other: "# days later than expected" })}`;
}

const beyond = (days: number): MessageDescriptor =>
  msg`${plural(days, { one: "# day beyond your longest", other: "# days beyond your longest" })}`;

function dayWords(overview: CycleOverview): MessageDescriptor | null {
  const { position, forecast } = overview;
  if (position.kind === "no-cycle" || forecast.kind !== "forecast") return null;
  const { cycleDay } = position;
  const own = ownRange(overview);
  if (own !== null) {
    const { shortest, longest } = own;
    return msg`Day ${cycleDay}, yours: ${shortest}–${longest}`;
  }
  const { expectedLength, isWide } = forecast;
  return isWide
    ? msg`Day ${cycleDay} of about ${expectedLength}, hard to predict`
    : msg`Day ${cycleDay} of ${expectedLength}`;
}

export function progressWords(
  overview: CycleOverview,
  i18n: I18n,
): { readonly value: number; readonly words: string } | null {
  const { position } = overview;
  const words = dayWords(overview);
  if (position.kind === "no-cycle" || words === null) return null;
  return { value: position.cycleDay, words: i18n._(words) };
}

export function ovulationPlace({ fertileWindow, position }: CycleOverview): number | null {
  const isShown = fertileWindow.kind === "window" || fertileWindow.kind === "hard-to-predict";
  if (!isShown || position.kind === "no-cycle") return null;
  const { first, last } =
    fertileWindow.kind === "window" ? fertileWindow.peak : fertileWindow.possible;
  return daysBetween(position.cycleStart, first) + 1 + daysBetween(first, last) / 2;
}

export function ringLabel(
  overview: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
  ovulated: ReadonlySet<CalendarDay> = new Set(),
): string {
  const { position } = overview;
  if (position.kind === "no-cycle") {
    return i18n._(msg`No period logged yet. Your days appear here once you start one.`);
  }
  const sentences = [
    ...positionSentences(overview, i18n),
    periodSentence(overview, i18n),
    ovulationSentence(position, today, ovulated),
    forecastSentence(overview, today, i18n),
    fertileSentence(overview, today, i18n),
    lateOvulationWords(overview, today, i18n.locale),
  ];
  return sentences.flatMap((sentence) => (sentence === null ? [] : [i18n._(sentence)])).join(" ");
}

function positionSentences(overview: CycleOverview, i18n: I18n): MessageDescriptor[] {
  const { phase } = overview;
  return [dayWords(overview), phaseWords(phase), certaintyWords(phase)].flatMap((text) => {
    if (text === null) return [];
    const sentence = i18n._(text);
    return [msg`${sentence}.`];
  });
}

function periodSentence(
  { openPeriod, statedPeriodDay }: CycleOverview,
  i18n: I18n,
): MessageDescriptor | null {
  if (openPeriod !== null) {
    const { cycle, day, isLong } = openPeriod;
    const started = formatDay(cycle.startDay, i18n.locale);
    return isLong
      ? msg`Current period started ${started}, not ended: day ${day}.`
      : msg`Current period started ${started}.`;
  }
  if (statedPeriodDay === null) return null;
  const began = formatDay(statedPeriodDay, i18n.locale);
  return msg`Your period on ${began} is from setup.`;
}

function ovulationSentence(
  { cycleStart }: Extract<CyclePosition, { kind: "known" }>,
  today: CalendarDay,
  ovulated: ReadonlySet<CalendarDay>,
): MessageDescriptor | null {
  const day = [...ovulated].find((one) => one >= cycleStart && one <= today);
  if (day === undefined) return null;
  const place = daysBetween(cycleStart, day) + 1;
  return msg`Your signs confirm ovulation on day ${place}.`;
}

function forecastSentence(
  { forecast }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): MessageDescriptor | null {
  if (forecast.kind !== "forecast") return null;
  if (forecast.isLogLapsed) return msg`Next period overdue: when did your last period start?`;
  const range = formatDayRange(forecast.likely80, today, i18n.locale);
  switch (periodCountdown(forecast, today).kind) {
    case "overdue":
      return msg`Next period overdue: now likely ${range}.`;
    case "hard-to-predict":
      return msg`Next period hard to predict: likely ${range}.`;
    case "in-days":
      return msg`Next period likely ${range}.`;
  }
}

function fertileSentence(
  { fertileWindow }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): MessageDescriptor | null {
  if (fertileWindow.kind !== "window" || fertileWindow.peak.last < today) return null;
  const range = formatDayRange(fertileWindow.peak, today, i18n.locale);
  return msg`Peak fertile days ${range}.`;
}

/** Explains how a named phase and possibly fertile days go together; `null` if they don't overlap. */
export function lateOvulationWords(
  { phase, fertileWindow }: CycleOverview,
  today: CalendarDay,
  locale: string,
): MessageDescriptor | null {
  if (phase.kind !== "phase" || !phase.mayOvulateLate || !("possible" in fertileWindow))
    return null;
  const { last } = fertileWindow.possible;
  const day = formatDayRange({ first: last, last }, today, locale);
  return msg`Ovulation may still come late, so fertile days are possible until ${day}.`;
}
