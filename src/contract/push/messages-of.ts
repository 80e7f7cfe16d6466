import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { notesAhead } from "#domain/reminders/notes-ahead.ts";
import { pushedMoments } from "#domain/reminders/pushed-moments.ts";
import { timeOf } from "#domain/reminders/reminder-choices.ts";
import type { ReminderFacts } from "#domain/reminders/reminders-on.ts";
import type { ResponseData } from "../kernel/endpoint.ts";
import type { listDueReminders, MessageFacts, Reminders, Scheduled } from "./reminders.ts";

type Answer = ResponseData<typeof listDueReminders>;

export interface RecordFacts extends ReminderFacts {
  readonly methods: readonly Scheduled[];
  readonly medicines: readonly (ReminderFacts["medicines"][number] & {
    readonly medicine: Scheduled & { readonly id: string };
  })[];
}

/**
 * Returns today's push messages as in the response about due reminders; on both server and browser.
 * @example messagesOn(choices, facts) // [{ time: "08:00", kinds: ["doses"] }]
 */
export const messagesOn = (choices: Reminders, facts: RecordFacts): Answer["messages"] =>
  pushedMoments(choices, facts, facts.today).map(({ minute, kinds }) => ({
    time: timeOf(minute),
    kinds: [...kinds],
  }));

/**
 * Returns the push messages of the next two weeks as in that response.
 * @example notesOf(choices, facts, "Africa/Lagos") // [{ at: 1795154400000, date: "2026-11-20", … }, …]
 */
export const notesOf = (
  choices: Reminders,
  facts: RecordFacts,
  timeZone: string,
): Answer["notes"] =>
  notesAhead(choices, facts, timeZone).map(({ at, until, day: date, doses }) => ({
    at,
    until,
    date,
    doses: doses.map(({ of: { medicine }, slot }) => ({ medicineId: medicine.id, slot })),
  }));

type CycleToday = Pick<ReminderFacts, "today" | "forecast" | "fertileWindow"> & {
  readonly cycleStarts: readonly CalendarDay[];
};

/** Adds the cycle, which only the device knows, to the facts of the response. */
export const factsOnDevice = (
  // An answer cached by an earlier release has no `stageDays`.
  { choices: _, medicines, stageDays = [], ...facts }: MessageFacts,
  { cycleStarts, ...cycle }: CycleToday,
): RecordFacts => ({
  ...facts,
  ...cycle,
  stageDays,
  medicines: medicines.map((medicine) => ({ ...medicine, cycleStarts })),
});
