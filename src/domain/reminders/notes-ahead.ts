import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { MedicineFacts } from "../medicines/medicine-adherence.ts";
import { instantAt } from "./instant-at.ts";
import { openDoses } from "./medicine-reminders.ts";
import { type Moment, outsideQuiet } from "./moments.ts";
import { pushedMedicines, pushedMoments } from "./pushed-moments.ts";
import { minuteOf, type QuietHours, type ReminderChoices } from "./reminder-choices.ts";
import type { ReminderFacts } from "./reminders-on.ts";

/** A future push message, as stored on the device. */
export interface NoteAhead<Facts> {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When repeats of that day end, in milliseconds since 1970: quiet hours begin, or the day ends. */
  readonly until: number;
  readonly day: CalendarDay;
  /** The doses due at that minute if the message is about doses alone; else empty. */
  readonly doses: readonly { readonly of: Facts; readonly slot: number }[];
}

const DAYS = 14;
const MIDNIGHT = 24 * 60;

/**
 * Returns the push messages of the next two weeks with their doses, which neither the push message
 * nor the server's schedule contains.
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
