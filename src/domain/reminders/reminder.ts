import type { ReminderKind } from "./reminder-choices.ts";

/**
 * What it is about: `soon`, a range begins tomorrow; `tomorrow`; `today`; `late`, it was to come
 * before; `begins` and `pause`, a pack of pills or the days without; `peak`, of the fertile days.
 */
export type ReminderAbout = "soon" | "tomorrow" | "today" | "late" | "begins" | "pause" | "peak";

/** One thing she wanted to be reminded of, on a day. */
export interface Reminder {
  readonly kind: ReminderKind;
  /** After midnight, where she is. */
  readonly minute: number;
  readonly about?: ReminderAbout;
  /** Doses to be taken by then that have no answer; steps of her plan that are open. */
  readonly count?: number;
}
