import type { ReminderKind } from "./reminder-choices.ts";

/**
 * `soon`: a range begins tomorrow; `late`: it should have come before; `begins` and `pause`: a pack
 * of pills or the days without; `visit` and `test`: what a stage of life brings.
 */
export const reminderSubjects = [
  ...(["soon", "tomorrow", "today", "late", "begins", "pause", "peak"] as const),
  ...(["visit", "test"] as const),
] as const;
export type ReminderAbout = (typeof reminderSubjects)[number];

export interface Reminder {
  readonly kind: ReminderKind;
  /** After midnight, local time. */
  readonly minute: number;
  readonly about?: ReminderAbout;
  /** Unanswered doses due by then, open care-plan steps, or days until the range begins. */
  readonly count?: number;
}
