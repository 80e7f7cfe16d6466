import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { weekdayOf } from "../days/week-and-month.ts";
import type { Forecast } from "../forecast/forecast-period.ts";
import type { MedicineFacts } from "../medicines/medicine-adherence.ts";
import type { ScheduledMedicine } from "../medicines/medicine-schedule.ts";
import type { FertileWindow } from "../phase/fertile-window.ts";
import { shownForecast } from "../phase/shown-forecast.ts";
import { fertileReminders, periodReminders, premenstrualReminders } from "./cycle-reminders.ts";
import {
  doseReminders,
  injectionReminders,
  methodReminders,
  packReminders,
} from "./medicine-reminders.ts";
import type { Reminder } from "./reminder.ts";
import {
  minuteOf,
  type ReminderChoices,
  type ReminderKind,
  type RoutineKind,
  routineKinds,
} from "./reminder-choices.ts";
import type { StageDay } from "./stage-days.ts";

export interface ReminderFacts {
  readonly today: CalendarDay;
  readonly hasLoggedToday: boolean;
  /** With doses from four days before today on. */
  readonly medicines: readonly MedicineFacts[];
  /** Current contraception by packs or injections outside the medicine list. */
  readonly methods: readonly ScheduledMedicine[];
  readonly forecast: Forecast;
  readonly fertileWindow: FertileWindow;
  readonly stageDays: readonly StageDay[];
  readonly openCareSteps: number;
  readonly hasRecoveryCode: boolean;
}

type RemindersByKind = Readonly<Record<ReminderKind, () => readonly Reminder[]>>;

function remindersByKind(
  choices: ReminderChoices,
  facts: ReminderFacts,
  day: CalendarDay,
): RemindersByKind {
  const { today, medicines, methods, openCareSteps: count } = facts;
  const forecast = shownForecast(facts);
  const taken = medicines.map(({ medicine }) => medicine);
  const once = (kind: RoutineKind, isDue: boolean): Reminder[] =>
    isDue ? [{ kind, minute: minuteOf(choices[kind].time) }] : [];
  // The order here decides the order of kinds within one minute.
  return {
    doses: () => doseReminders(medicines, day, choices.doses.time),
    packs: () => packReminders([...taken, ...methods], day, choices.packs.time),
    injections: () => [
      ...injectionReminders(medicines, day, choices.injections.time, today),
      ...methodReminders(methods, day, choices.injections.time),
    ],
    appointment: () => appointmentReminders(choices, day),
    period: () => periodReminders(forecast, day, choices.period.time),
    premenstrual: () =>
      choices.premenstrual ? premenstrualReminders(forecast, day, choices.premenstrual) : [],
    lifeStage: () => stageReminders(choices, facts.stageDays, day),
    fertileDays: () => fertileReminders(facts.fertileWindow, day, choices.fertileDays.time),
    dailyLog: () => once("dailyLog", day !== today || !facts.hasLoggedToday),
    carePlan: () => once("carePlan", count > 0).map((reminder) => ({ ...reminder, count })),
    recoveryCode: () => once("recoveryCode", !facts.hasRecoveryCode),
  };
}

function appointmentReminders(
  { appointment, appointmentDay }: ReminderChoices,
  day: CalendarDay,
): Reminder[] {
  const minute = minuteOf(appointment.time);
  if (day === appointmentDay) return [{ kind: "appointment", minute, about: "today" }];
  const isTomorrow = addDays(day, 1) === appointmentDay;
  return isTomorrow ? [{ kind: "appointment", minute, about: "tomorrow" }] : [];
}

function stageReminders(
  { lifeStage }: ReminderChoices,
  days: readonly StageDay[],
  day: CalendarDay,
): Reminder[] {
  if (lifeStage === undefined) return [];
  const minute = minuteOf(lifeStage.time);
  return days
    .filter((one) => one.day === day)
    .map(({ about }) => ({ kind: "lifeStage", minute, about }));
}

/**
 * Returns the reminders due on a day from today on, sorted by minute: only enabled kinds, on their
 * weekdays, and not yet done. For a future day it assumes that nothing more is logged.
 * @example remindersOn(choices, facts, facts.today) // [{ kind: "doses", minute: 480, count: 2 }, …]
 */
export function remindersOn(
  choices: ReminderChoices,
  facts: ReminderFacts,
  day: CalendarDay,
): Reminder[] {
  if (day < facts.today) return [];
  const isItsDay = (kind: ReminderKind) =>
    !isRoutine(kind) || choices[kind].weekdays.includes(weekdayOf(day));
  const kinds = remindersByKind(choices, facts, day);
  return (Object.keys(kinds) as ReminderKind[])
    .filter((kind) => choices[kind]?.isOn && isItsDay(kind))
    .flatMap((kind) => kinds[kind]())
    .toSorted((one, other) => one.minute - other.minute);
}

const isRoutine = (kind: ReminderKind): kind is RoutineKind =>
  routineKinds.some((routine) => routine === kind);
