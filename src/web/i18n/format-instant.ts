/**
 * A moment, to the minute, as the clock on her wall had it.
 * @example formatInstant("2026-11-20T09:12:00Z", "en") // "Nov 20, 2026, 11:12 AM" in Johannesburg
 */
export function formatInstant(instant: string, locale: string): string {
  return new Date(instant).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
}
