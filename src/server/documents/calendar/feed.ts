import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Speech } from "#report/speech.ts";
import { foldLines } from "./fold-lines.ts";

export interface FeedMoment {
  readonly day: CalendarDay;
  readonly minute: number;
  /** The visible title; `null` shows only that there is a note. */
  readonly words: string | null;
}

interface FeedOptions {
  /** Returns stable ids, so that calendar apps move events instead of duplicating them. */
  readonly uuidOf: (...name: string[]) => string;
  readonly now: number;
}

/** A product name that reveals neither cycles nor Mwezi. */
const PRODUCT = "Notes";

const END = "END:VCALENDAR";

const MILLISECONDS_PER_MINUTE = 60_000;
const SHORTEST_EVENT = 5 * MILLISECONDS_PER_MINUTE;
/** Suggested refresh interval in seconds; some calendar apps follow it. */
const FOUR_HOURS = 4 * 60 * 60;

/** Returns the reminders as an iCalendar (RFC 5545), each with an alarm at its time; possibly empty. */
export function feedText(
  { say }: Speech,
  moments: readonly FeedMoment[],
  { uuidOf, now }: FeedOptions,
): string {
  const calendar = ical({
    name: say("calendar.feed.name"),
    prodId: { company: PRODUCT, product: PRODUCT },
    ttl: FOUR_HOURS,
  });
  const [head = ""] = calendar.toString().split(END);
  const events = moments.map(({ day, minute, words }) => {
    const start = Date.parse(`${day}T00:00:00Z`) + minute * MILLISECONDS_PER_MINUTE;
    const event = calendar.createEvent({
      id: `${uuidOf("feed", day, String(minute))}@notes`,
      sequence: Math.floor(now / MILLISECONDS_PER_MINUTE),
      stamp: new Date(now),
      start: new Date(start),
      end: new Date(start + SHORTEST_EVENT),
      // Local time in any time zone, through every daylight-saving change.
      floating: true,
      summary: words ?? say("calendar.feed.note"),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: 0 }],
    });
    return foldLines(event.toString());
  });
  return `${head}${events.join("")}${END}`;
}
