import type { CalendarDay } from "../days/calendar-day.ts";

/** Kinds that repeat on weekdays until done. */
export const routineKinds = ["dailyLog", "doses", "carePlan", "recoveryCode"] as const;
export const datedKinds = [
  ...(["packs", "injections", "appointment", "period"] as const),
  ...(["premenstrual", "fertileDays", "lifeStage"] as const),
] as const;
/** Kinds that choices of earlier releases don't have. */
export type LaterKind = "premenstrual" | "lifeStage";

export type RoutineKind = (typeof routineKinds)[number];
export type DatedKind = (typeof datedKinds)[number];
export type ReminderKind = RoutineKind | DatedKind;

export interface KindChoice {
  readonly isOn: boolean;
  /** HH:MM local time; with several doses a day, the time of the first. */
  readonly time: string;
  /**
   * Text others may read on the lock screen; without it the message says only that there is a note.
   */
  readonly words?: string | undefined;
}

export interface RoutineChoice extends KindChoice {
  /** Monday is 1, Sunday is 7 (ISO 8601). */
  readonly weekdays: readonly number[];
}

export interface PremenstrualChoice extends KindChoice {
  /** Days before the next period's likely range begins. */
  readonly daysBefore: number;
}

/** HH:MM to HH:MM; spans midnight if the end is before the start. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export type ReminderChoices = Readonly<Record<RoutineKind, RoutineChoice>> &
  Readonly<Record<Exclude<DatedKind, LaterKind>, KindChoice>> & {
    readonly premenstrual?: PremenstrualChoice | undefined;
    readonly lifeStage?: KindChoice | undefined;
    readonly appointmentDay?: CalendarDay | undefined;
    readonly quiet?: QuietHours | undefined;
    /** Consent to store times that depend on the cycle where the server can read them. */
    readonly pushesCycle?: boolean | undefined;
  };

const MINUTES_PER_HOUR = 60;

/** @example minuteOf("07:30") // 450 */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

/** @example timeOf(450) // "07:30" */
export function timeOf(minute: number): string {
  const part = (count: number) => String(count).padStart(2, "0");
  return `${part(Math.floor(minute / MINUTES_PER_HOUR))}:${part(minute % MINUTES_PER_HOUR)}`;
}
