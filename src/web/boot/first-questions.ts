import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";

/** Days of daily logs for the dashboard: 12 weeks and a cycle. */
export const RECENT_LOG_DAYS = 92;
/** For pages that draw every cycle; the server's limit. */
export const EVERY_LOG = 3660;
/** Days of check-ins at least: home's 12 weeks, and three cycles for most users. */
const RECENT_DAYS = 140;

/** The first of a month: the list's address lasts a month. */
export const firstRecentDay = (today: CalendarDay) =>
  addDays(today, 1 - RECENT_DAYS).replace(/..$/, "01") as CalendarDay;

const PAGES = /^\/(?:dashboard|calendar|(track|pcos-tracking)|(history)|(trends))?\/*$/;

export function firstQuestions(path: string, search: string, today: CalendarDay): string[] {
  const found = PAGES.exec(path);
  if (found === null) return [];
  const [, isDay, isWhole, isTrends] = found;
  const logs = `/api/pcos-logs?days=${isWhole ? EVERY_LOG : RECENT_LOG_DAYS}`;
  const questions = ["/api/cycles", "/api/ovulation", logs];
  if (search !== "") return questions;
  if (isDay) return [...questions, `/api/pcos-logs/${today}`];
  const lists = isTrends ? ["/api/moods", "/api/stress"] : [];
  return [...questions, ...lists.map((list) => `${list}?from=${firstRecentDay(today)}`)];
}
