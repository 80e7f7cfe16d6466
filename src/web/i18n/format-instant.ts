import { dayHere } from "#web/api/here.ts";
import { formatDay } from "./format-day.ts";
import { formsIn } from "./written-forms.ts";

/** @example formatInstantDay("2026-11-20T07:30:00.000Z", "en") // "Nov 20, 2026" */
export function formatInstantDay(instant: string | number, locale: string): string {
  return formatDay(dayHere(new Date(instant).getTime()), locale);
}

/** @example formatTime("2026-11-20T09:12:00Z", "en") // "11:12 AM" in Johannesburg */
export function formatTime(instant: string | number, locale: string): string {
  const at = new Date(instant);
  return formsIn(locale).timeOfDay(at.getHours(), at.getMinutes());
}

/** @example formatInstant("2026-11-20T09:12:00Z", "en") // "Nov 20, 2026, 11:12 AM" */
export function formatInstant(instant: string | number, locale: string): string {
  return `${formatInstantDay(instant, locale)}, ${formatTime(instant, locale)}`;
}
