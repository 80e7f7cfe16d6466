import type { CalendarDay } from "../days/calendar-day.ts";

/** What comes back by the day of the week, until it is done. */
export const routineKinds = ["dailyLog", "doses", "carePlan", "recoveryCode"] as const;
/** What has a day of its own. */
export const datedKinds = ["packs", "injections", "appointment", "period", "fertileDays"] as const;

export type RoutineKind = (typeof routineKinds)[number];
export type DatedKind = (typeof datedKinds)[number];
export type ReminderKind = RoutineKind | DatedKind;

/** Whether and when she wants to be reminded of one kind. */
export interface KindChoice {
  readonly isOn: boolean;
  /** HH:MM where she is; of several doses a day, the time of the first. */
  readonly time: string;
  /** What others may read of it on her screen; without them nothing but that there is a note. */
  readonly words?: string | undefined;
}

export interface RoutineChoice extends KindChoice {
  /** Monday is 1, Sunday is 7 (ISO 8601). */
  readonly weekdays: readonly number[];
}

/** HH:MM to HH:MM, over midnight where it ends before it begins. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** What she wants to be reminded of. */
export type ReminderChoices = Readonly<Record<RoutineKind, RoutineChoice>> &
  Readonly<Record<DatedKind, KindChoice>> & {
    /** Her next test or appointment, as she noted it. */
    readonly appointmentDay?: CalendarDay | undefined;
    /** When nothing may ring or light up. */
    readonly quiet?: QuietHours | undefined;
    /** She has agreed that times which her cycle decides are stored where a server can read them. */
    readonly pushesCycle?: boolean | undefined;
  };

const MINUTES_PER_HOUR = 60;

/**
 * Minutes after midnight.
 * @example minuteOf("07:30") // 450
 */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

/**
 * Minutes after midnight as a time of day.
 * @example timeOf(450) // "07:30"
 */
export function timeOf(minute: number): string {
  const part = (count: number) => String(count).padStart(2, "0");
  return `${part(Math.floor(minute / MINUTES_PER_HOUR))}:${part(minute % MINUTES_PER_HOUR)}`;
}
