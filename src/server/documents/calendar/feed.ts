import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Speech } from "#report/speech.ts";
import { foldLines } from "./fold-lines.ts";

/** One reminder in a calendar. */
export interface FeedMoment {
  readonly day: CalendarDay;
  /** After midnight, wherever she is. */
  readonly minute: number;
  /** What others may read; without them nothing but that there is a note. */
  readonly words: string | null;
}

interface FeedOptions {
  /** Stable ids, so that a reader moves events in place of doubling them. */
  readonly uuidOf: (...name: string[]) => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A product that says nothing of a cycle or of Mwezi. */
const PRODUCT = "Notes";

const END = "END:VCALENDAR";

const MILLISECONDS_PER_MINUTE = 60_000;
const SHORTEST_EVENT = 5 * MILLISECONDS_PER_MINUTE;
/** Seconds until a calendar asks again; some keep to it. */
const FOUR_HOURS = 4 * 60 * 60;

/** Her reminders as an iCalendar (RFC 5545), each with an alarm at its time; it may have none. */
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
      // Local time in any time zone, through every change of clocks.
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
