import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { MedicineFacts } from "../medicines/medicine-adherence.ts";
import { instantAt } from "./instant-at.ts";
import { type Moment, momentsOf } from "./moments.ts";
import type { Reminder } from "./reminder.ts";
import type { ReminderChoices, ReminderKind } from "./reminder-choices.ts";
import { type ReminderFacts, remindersOn } from "./reminders-on.ts";

const DAYS = 30;

/**
 * The server stores the times unencrypted, so without consent none depends on the cycle or a stage
 * of life: no period, no fertile day, no dose on certain cycle days. With consent, these join
 * another message of the day, else come on a quarter of an hour.
 * @example pushedMoments(choices, facts, facts.today) // [{ minute: 480, kinds: ["doses"] }]
 */
export function pushedMoments(
  choices: ReminderChoices,
  facts: ReminderFacts,
  day: CalendarDay,
): Moment[] {
  const isAgreed = choices.pushesCycle === true;
  const medicines = pushedMedicines(choices, facts.medicines);
  const due = remindersOn(choices, { ...facts, medicines }, day);
  const others = due.filter(({ kind }) => !isOfCycle(kind));
  const moments = momentsOf(others, choices.quiet);
  if (!isAgreed) return moments;
  const ofCycle = due.filter(({ kind }) => isOfCycle(kind));
  if (moments.length > 0) return ofCycle.reduce(joining, moments);
  return momentsOf(ofCycle.map(rounded), choices.quiet);
}

/** Medicines whose doses may be pushed: those taken on certain cycle days need consent. */
export const pushedMedicines = <Facts extends MedicineFacts>(
  { pushesCycle }: Pick<ReminderChoices, "pushesCycle">,
  medicines: readonly Facts[],
): readonly Facts[] =>
  medicines.filter(
    ({ medicine: { schedule } }) => pushesCycle === true || schedule.kind !== "cycle_days",
  );

const kindsOfCycle: readonly ReminderKind[] = [
  ...(["period", "premenstrual", "fertileDays", "lifeStage"] as const),
];
const isOfCycle = (kind: ReminderKind) => kindsOfCycle.includes(kind);

/** Adds a reminder to the first message at or after its minute, else to the last. */
function joining(moments: readonly Moment[], { kind, minute }: Reminder): Moment[] {
  const host = moments.find((moment) => moment.minute >= minute) ?? moments.at(-1);
  return moments.map((moment) =>
    moment === host ? { ...moment, kinds: [...moment.kinds, kind] } : moment,
  );
}

const QUARTER = 15;
const LAST_QUARTER = 23 * 60 + 45;

const rounded = (reminder: Reminder): Reminder => ({
  ...reminder,
  minute: Math.min(Math.round(reminder.minute / QUARTER) * QUARTER, LAST_QUARTER),
});

/**
 * Returns the times of all pushes of the coming 30 days, in milliseconds since 1970.
 * @example timesToPush(choices, facts, "Africa/Johannesburg") // [1795154400000, …]
 */
export const timesToPush = (
  choices: ReminderChoices,
  facts: ReminderFacts,
  timeZone: string,
): readonly number[] =>
  Array.from({ length: DAYS }, (_, ahead) => addDays(facts.today, ahead)).flatMap((day) =>
    pushedMoments(choices, facts, day).map(({ minute }) => instantAt(day, minute, timeZone)),
  );
