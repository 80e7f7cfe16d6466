import type { Reminders, RevisedReminders } from "#contract/reminders.ts";
import type { ReminderKind } from "#domain/reminders/reminder-choices.ts";
import type { ReminderChanges } from "./api.ts";

/** The kinds she can choose, in the order they are listed. */
export const shownKinds = [
  "dailyLog",
  "doses",
  "injections",
  "packs",
  "appointment",
  "carePlan",
] as const satisfies readonly ReminderKind[];
export type ShownKind = (typeof shownKinds)[number];

/** Her choices as they stand in the form; no appointment is an empty text. */
export interface RemindersDraft extends Omit<Reminders, "appointmentDay"> {
  readonly appointmentDay: string;
}

export function draftOf({ revision: _, ...reminders }: RevisedReminders): RemindersDraft {
  return { ...reminders, appointmentDay: reminders.appointmentDay ?? "" };
}

/** The whole of her choices as the call takes them; the schema has still to look at it. */
export function bodyOf({ appointmentDay, ...kinds }: RemindersDraft): ReminderChanges {
  const sorted = (days: readonly number[]) => days.toSorted((one, other) => one - other);
  const { dailyLog, doses, carePlan, recoveryCode } = kinds;
  return {
    ...kinds,
    dailyLog: { ...dailyLog, weekdays: sorted(dailyLog.weekdays) },
    doses: { ...doses, weekdays: sorted(doses.weekdays) },
    carePlan: { ...carePlan, weekdays: sorted(carePlan.weekdays) },
    recoveryCode: { ...recoveryCode, weekdays: sorted(recoveryCode.weekdays) },
    appointmentDay: appointmentDay === "" ? null : appointmentDay,
  };
}
