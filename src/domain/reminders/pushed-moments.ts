import { addDays, type CalendarDay } from "../calendar-day.ts";
import { instantAt } from "./instant-at.ts";
import { type Moment, momentsOf } from "./moments.ts";
import type { ReminderChoices } from "./reminder-choices.ts";
import { type ReminderFacts, remindersOn } from "./reminders-on.ts";

/** Times are worked out for so many days. */
const DAYS = 30;

/**
 * The messages of a day that are pushed. A server stores their times where it can read them, so
 * nothing that her cycle decides is among them: no period, no fertile day, and no dose of certain
 * days of the cycle.
 * @example pushedMoments(choices, facts, facts.today) // [{ minute: 480, kinds: ["doses"] }]
 */
export function pushedMoments(
  choices: ReminderChoices,
  facts: ReminderFacts,
  day: CalendarDay,
): Moment[] {
  const { period, fertileDays } = choices;
  const off = { isOn: false };
  const fixed = {
    ...choices,
    period: { ...period, ...off },
    fertileDays: { ...fertileDays, ...off },
  };
  const medicines = facts.medicines.filter(
    ({ medicine: { schedule } }) => schedule.kind !== "cycle_days",
  );
  return momentsOf(remindersOn(fixed, { ...facts, medicines }, day), choices.quiet);
}

/**
 * When messages of the coming 30 days are pushed where she is, in milliseconds since 1970.
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
