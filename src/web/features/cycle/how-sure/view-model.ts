import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import type { ForecastReason } from "#domain/forecast/forecast-reasons.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";

export function reasonWords(
  { reasons, completedCycles }: PeriodForecast,
  { fertileWindow }: Pick<CycleOverview, "fertileWindow">,
  i18n: I18n,
): string[] {
  const isSilent = fertileWindow.kind === "hidden";
  return reasons
    .filter((reason) => !(isSilent && ofOvulation.has(reason)))
    .map((reason) => i18n._(wordsOfReason(reason, completedCycles)));
}

/** Omitted if the user hides fertility. */
const ofOvulation = new Set<ForecastReason>([
  "confirmed-ovulation",
  "own-luteal-lengths",
  "published-luteal-length",
]);

function wordsOfReason(reason: ForecastReason, cycles: number): MessageDescriptor {
  switch (reason) {
    case "own-cycles":
      return msg`${cycles} complete cycles you logged`;
    case "few-own-cycles":
      return msg`${plural(cycles, {
        one: "# complete cycle you logged, which isn't many yet",
        other: "# complete cycles you logged, which isn't many yet",
      })}`;
    default:
      return reasonSentences[reason];
  }
}

const reasonSentences: Record<
  Exclude<ForecastReason, "own-cycles" | "few-own-cycles">,
  MessageDescriptor
> = {
  "confirmed-ovulation": msg`Your signs confirm ovulation in this cycle, so we count from there`,
  "temperature-fell-back": msg`Your temperature rose and then fell back for three days, so it no longer confirms ovulation`,
  "own-luteal-lengths": msg`How long your period took to follow ovulation in earlier cycles`,
  "published-luteal-length": msg`How long other women's periods take to follow ovulation, because we don't know yours yet`,
  "published-figures": msg`Published data on other women, because we know little about you yet`,
  "told-regular": msg`You told us that your cycles are regular`,
  "told-irregular": msg`You told us that your cycles are irregular`,
  "told-pcos": msg`You told us about PCOS, so we expect long cycles from the start`,
  "told-length": msg`The cycle length you told us`,
  "uneven-cycles": msg`Your cycles differ by more than 9 days, so the range is wide`,
  late: msg`Your period is later than we expected, so every day without it moves the range`,
  "missed-log-suspected": msg`One of your cycles is so long that a period may be missing from your log`,
  "cycles-left-out": msg`We don't count the cycles you left out`,
};

export function betterWith(
  facts: CycleFacts,
  { forecast, fertileWindow }: CycleOverview,
  i18n: I18n,
  next: string | null = null,
): string[] {
  if (forecast.kind !== "forecast") return [];
  const hasUnsure = facts.cycles.some(({ isStartUnsure }) => isStartUnsure === true);
  const mayNameOvulation = fertileWindow.kind !== "hidden" && forecast.basis === "cycle-lengths";
  const sentences = [
    forecast.completedCycles < 6
      ? msg`Log the first day of each period. Every complete cycle makes the forecast better.`
      : msg`Keep logging the first day of each period.`,
    mayNameOvulation && next === null
      ? msg`Log your morning temperature: once it confirms ovulation, we can predict your next period much more closely.`
      : null,
    forecast.suspectedCycle === null
      ? null
      : msg`Tell us if a period is missing from your long cycle.`,
    hasUnsure ? msg`Correct the days you marked as unsure, if you find out.` : null,
  ].flatMap((sentence) => (sentence === null ? [] : [i18n._(sentence)]));
  return next === null ? sentences : [next, ...sentences];
}

/** One of the nested ranges and its coverage: the share of such forecasts that contain the day. */
export interface ChanceRange {
  readonly key: "50" | "80" | "90";
  readonly words: MessageDescriptor;
  readonly days: DayRange;
  readonly dates: string;
  readonly length: number;
}

export function rangesOf(
  { likely50, likely80, likely90 }: PeriodForecast,
  today: CalendarDay,
  locale: string,
): ChanceRange[] {
  const range = (key: ChanceRange["key"], words: MessageDescriptor, days: DayRange) => ({
    key,
    words,
    days,
    dates: formatDayRange(days, today, locale),
    length: daysWithin(days),
  });
  return [
    range("50", msg`At least 5 in 10`, likely50),
    range("80", msg`At least 8 in 10`, likely80),
    range("90", msg`At least 9 in 10`, likely90),
  ];
}

export interface OddsDay {
  readonly day: CalendarDay;
  readonly probability: number;
  readonly height: number;
  readonly within: ChanceRange["key"] | null;
}

const DAYS_DRAWN_AROUND = 2;
const FEWEST_DAYS_DRAWN = 25;
const TALL = 0.2;

export function oddsDays(forecast: PeriodForecast): readonly OddsDay[] {
  const { first } = forecast.likely90;
  const span = daysWithin(forecast.likely90);
  const around = Math.max(DAYS_DRAWN_AROUND, Math.ceil((FEWEST_DAYS_DRAWN - span) / 2));
  const odds = new Map(forecast.days.map(({ day, probability }) => [day, probability]));
  const days = Array.from({ length: span + 2 * around }, (_, place) =>
    addDays(first, place - around),
  );
  const top = Math.max(TALL, ...odds.values());
  return days.map((day) => {
    const probability = odds.get(day) ?? 0;
    const height = Math.round((probability / top) * 1000) / 1000;
    return { day, probability, height, within: narrowestRange(day, forecast) };
  });
}

function narrowestRange(
  day: CalendarDay,
  { likely50, likely80, likely90 }: PeriodForecast,
): ChanceRange["key"] | null {
  const holds = ({ first, last }: DayRange) => day >= first && day <= last;
  if (holds(likely50)) return "50";
  if (holds(likely80)) return "80";
  return holds(likely90) ? "90" : null;
}

export function chanceWords(probability: number): MessageDescriptor {
  const hundredths = Math.round(probability * 100);
  return hundredths < 1 ? msg`less than 1 in 100` : msg`${hundredths} in 100`;
}
