import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Speech } from "#report/speech.ts";
import { doseEvents } from "./dose-events.ts";
import { periodEvent } from "./period-event.ts";
import type { CalendarFacts, PlannedEvent } from "./planned.ts";

interface CalendarOptions {
  /** Without it every title is "Mwezi" with no description, since calendars are shared and visible. */
  readonly saysWhat: boolean;
  readonly hasPeriodAlarm: boolean;
  readonly uuidOf: (...name: string[]) => string;
  readonly now: number;
}

const DISCREET_TITLE = "Mwezi";

export function calendarText(
  speech: Speech,
  facts: CalendarFacts,
  options: CalendarOptions,
): string | null {
  const period = periodEvent(speech, facts, options.hasPeriodAlarm);
  const events = [...period, ...doseEvents(speech, facts)];
  if (events.length === 0) return null;
  const calendar = ical({ name: DISCREET_TITLE, prodId: { company: "Mwezi", product: "Mwezi" } });
  for (const event of events) addEvent(calendar, event, options);
  return calendar.toString();
}

const MILLISECONDS_PER_MINUTE = 60_000;

function addEvent(calendar: ICalCalendar, event: PlannedEvent, options: CalendarOptions): void {
  const { name, title, description, alarmBefore, ...when } = event;
  const { saysWhat, uuidOf, now } = options;
  calendar.createEvent({
    ...when,
    id: `${uuidOf("calendar", ...name)}@mwezi`,
    // For two events with the same id, calendars use the higher sequence.
    sequence: Math.floor(now / MILLISECONDS_PER_MINUTE),
    stamp: new Date(now),
    summary: saysWhat ? title : DISCREET_TITLE,
    ...(saysWhat && { description }),
    // A predicted day or a dose must not look like an appointment to people who see the calendar.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    // An alarm's text is the title of its event.
    ...(alarmBefore !== undefined && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmBefore }],
    }),
  });
}
