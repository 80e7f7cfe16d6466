import type { ReminderKind } from "./reminder-choices.ts";

/**
 * `soon`: a range begins tomorrow; `late`: it should have come before; `begins` and `pause`: a pack
 * of pills or the days without; `peak`: the peak fertile days.
 */
export type ReminderAbout = "soon" | "tomorrow" | "today" | "late" | "begins" | "pause" | "peak";

export interface Reminder {
  readonly kind: ReminderKind;
  /** After midnight, local time. */
  readonly minute: number;
  readonly about?: ReminderAbout;
  /** The number of unanswered doses due by then, or of open care-plan steps. */
  readonly count?: number;
}
