import type { ListedView, TrustedContent } from "#contract/visit/trusted-views.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { premenstrualWeek } from "#domain/patterns/premenstrual-week.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { shownForecast } from "#domain/phase/shown-forecast.ts";

export type Grant = Pick<ListedView, "parts" | "words">;

/** Uses the ticked parts only. Pregnancy, late period and lapsed log are all "unknown". */
export function contentOf(
  { parts, words }: Grant,
  overview: CycleOverview,
  today: CalendarDay,
): TrustedContent {
  return {
    day: today,
    ...(words !== undefined && { words }),
    ...(parts.includes("period") && { period: periodOf(overview) }),
    ...(parts.includes("mood") && { mood: moodOf(overview, today) }),
  };
}

function periodOf(overview: CycleOverview): TrustedContent["period"] {
  const { forecast, openPeriod } = overview;
  if (forecastWithDays(forecast) === null) return { kind: "unknown" };
  if (openPeriod?.isLoggedToToday || openPeriod?.isLong === false) return { kind: "now" };
  const dated = forecastWithDays(shownForecast(overview));
  if (dated === null) return { kind: "unknown" };
  return { kind: "expected", ...dated.likely80, isWide: dated.isWide };
}

function moodOf(overview: CycleOverview, today: CalendarDay): TrustedContent["mood"] {
  const week = premenstrualWeek(overview, today);
  return week === null ? { kind: "unknown" } : { kind: "expected", ...week };
}

/** Days for which a current period is shown after the copy was made. */
const NEWS_DAYS = 2;

export function contentOn(content: TrustedContent, today: CalendarDay): TrustedContent {
  const { period, mood, day } = content;
  const isPast = (part: { readonly kind: string; readonly last?: CalendarDay }) =>
    part.last !== undefined
      ? part.last < today
      : part.kind === "now" && addDays(day, NEWS_DAYS) < today;
  return {
    ...content,
    ...(period && isPast(period) && { period: { kind: "unknown" } }),
    ...(mood && isPast(mood) && { mood: { kind: "unknown" } }),
  };
}

export const isOver = ({ isGone, expiresAt }: ListedView, now: number) =>
  isGone || Date.parse(expiresAt) <= now;

export const isOpen = (view: ListedView, now: number) => !view.isPaused && !isOver(view, now);

export const addressOf = (origin: string, fragment: string): string =>
  `${origin}/shared#${fragment}`;
