import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { MedicineFacts } from "../medicines/medicine-adherence.ts";
import { instantAt } from "./instant-at.ts";
import { openDoses } from "./medicine-reminders.ts";
import { type Moment, outsideQuiet } from "./moments.ts";
import { pushedMedicines, pushedMoments } from "./pushed-moments.ts";
import { minuteOf, type QuietHours, type ReminderChoices } from "./reminder-choices.ts";
import type { ReminderFacts } from "./reminders-on.ts";

/** A push message to come, as her device knows it. */
export interface NoteAhead<Facts> {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Until when it may come again that day: quiet hours begin, or the day ends. */
  readonly until: number;
  readonly day: CalendarDay;
  /** Those to be taken at that very time, where it is about doses alone; else none. */
  readonly doses: readonly { readonly of: Facts; readonly slot: number }[];
}

const DAYS = 14;
const MIDNIGHT = 24 * 60;

/**
 * The push messages of two weeks, so that a device can tell which are about doses: the messages and
 * the server's times do not say.
 * @example notesAhead(choices, facts, "Africa/Lagos") // [{ at: 1795154400000, doses: [], … }, …]
 */
export function notesAhead<Facts extends MedicineFacts>(
  choices: ReminderChoices,
  facts: ReminderFacts & { readonly medicines: readonly Facts[] },
  timeZone: string,
): NoteAhead<Facts>[] {
  const medicines = pushedMedicines(choices, facts.medicines);
  return Array.from({ length: DAYS }, (_, ahead) => addDays(facts.today, ahead)).flatMap((day) => {
    const open = openDoses(medicines, day, choices.doses.time);
    return pushedMoments(choices, facts, day).map((moment) => ({
      day,
      at: instantAt(day, moment.minute, timeZone),
      until: instantAt(day, lastMinute(moment.minute, choices.quiet), timeZone),
      doses: isOfDoses(moment)
        ? open.filter(({ minute }) => outsideQuiet(minute, choices.quiet) === moment.minute)
        : [],
    }));
  });
}

const isOfDoses = ({ kinds }: Moment) => kinds.length === 1 && kinds[0] === "doses";

function lastMinute(minute: number, quiet: QuietHours | undefined): number {
  const begins = quiet === undefined ? MIDNIGHT : minuteOf(quiet.from);
  return begins > minute ? begins : MIDNIGHT;
}
