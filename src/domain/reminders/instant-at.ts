import type { CalendarDay } from "../days/calendar-day.ts";

const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * Milliseconds since 1970. If clocks show the minute twice, the first; if they skip it, shifted by
 * the skip.
 * @throws RangeError for a zone that `Intl` does not know
 * @example instantAt(calendarDay("2026-11-20"), 480, "Africa/Johannesburg") // 2026-11-20T06:00:00Z
 */
export function instantAt(day: CalendarDay, minute: number, timeZone: string): number {
  const clock = Date.parse(`${day}T00:00:00Z`) + minute * MILLISECONDS_PER_MINUTE;
  const before = clock - aheadAt(clock - A_DAY, timeZone);
  const after = clock - aheadAt(clock + A_DAY, timeZone);
  const [first, second] = [Math.min(before, after), Math.max(before, after)];
  const isShown = (instant: number) => instant + aheadAt(instant, timeZone) === clock;
  if (isShown(first)) return first;
  return isShown(second) ? second : before;
}

const A_DAY = 24 * 60 * MILLISECONDS_PER_MINUTE;

/** The zone's offset from UTC, in milliseconds. */
function aheadAt(instant: number, timeZone: string): number {
  const parts = formatterIn(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    ...([part("year"), part("month") - 1, part("day")] as [number, number, number]),
    part("hour"),
    part("minute"),
  );
  return shown - Math.floor(instant / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE;
}

// Creating a formatter costs far more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATTERS = 1000;

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  if (formatters.size < MOST_FORMATTERS) formatters.set(timeZone, formatter);
  return formatter;
}
