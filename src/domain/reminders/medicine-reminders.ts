import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { dueDoses, type MedicineFacts } from "../medicines/medicine-adherence.ts";
import {
  type DoseSchedule,
  dosesDueOn,
  type ScheduledMedicine,
} from "../medicines/medicine-schedule.ts";
import { doseMinutes } from "./dose-times.ts";
import type { Reminder, ReminderAbout } from "./reminder.ts";
import { minuteOf } from "./reminder-choices.ts";

const DAYS_OF = { days: 1, weeks: 7, months: 28 } as const;
const A_WEEK = 7;

/** Injections, patches and weekly tablets: intervals long enough to forget the day itself. */
const isFarApart = (schedule: DoseSchedule) =>
  schedule.kind === "every" && schedule.count * DAYS_OF[schedule.unit] >= A_WEEK;

interface OpenDose<Facts> {
  readonly of: Facts;
  readonly slot: number;
  /** After midnight, local time. */
  readonly minute: number;
}

/**
 * Returns the unanswered doses of a day, except those covered by `injectionReminders`.
 * @example openDoses(medicines, day, "08:00") // [{ of: medicines[0], slot: 1, minute: 480 }, …]
 */
export function openDoses<Facts extends MedicineFacts>(
  medicines: readonly Facts[],
  day: CalendarDay,
  time: string,
): OpenDose<Facts>[] {
  return medicines.flatMap((facts) => {
    if (isFarApart(facts.medicine.schedule)) return [];
    const doses = dueDoses(facts, { first: day, last: day }, day);
    const minutes = doseMinutes(doses.length, minuteOf(time));
    return doses.flatMap(({ slot, state }) => {
      const minute = minutes[slot - 1];
      return state === "open" && minute !== undefined ? [{ of: facts, slot, minute }] : [];
    });
  });
}

/**
 * Returns the reminders of a day's unanswered doses, one per time.
 * @example doseReminders(medicines, day, "08:00") // [{ kind: "doses", minute: 480, count: 2 }]
 */
export function doseReminders(
  medicines: readonly MedicineFacts[],
  day: CalendarDay,
  time: string,
): Reminder[] {
  const counts = new Map<number, number>();
  for (const { minute } of openDoses(medicines, day, time)) {
    counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  return [...counts].map(([minute, count]) => ({ kind: "doses", minute, count }));
}

/**
 * Returns reminders on the first day of a pill pack and on the first pill-free day.
 * @example packReminders(medicines, day, "08:00") // [{ kind: "packs", minute: 480, about: "begins" }]
 */
export function packReminders(
  medicines: readonly ScheduledMedicine[],
  day: CalendarDay,
  time: string,
): Reminder[] {
  return medicines.flatMap(({ schedule, startDate, endDate }): Reminder[] => {
    if (schedule.kind !== "pack" || day < startDate) return [];
    if (endDate !== undefined && day > endDate) return [];
    const { daysTaken, daysPaused } = schedule;
    const dayOfPack = daysBetween(startDate, day) % (daysTaken + daysPaused);
    const minute = minuteOf(time);
    if (dayOfPack === 0) return [{ kind: "packs", minute, about: "begins" }];
    return dayOfPack === daysTaken ? [{ kind: "packs", minute, about: "pause" }] : [];
  });
}

/** Days for which an unanswered injection is repeated. A judgement. */
const NAMED_AGAIN = 3;

/**
 * The day before a widely spaced dose, the day itself, and up to three days after while unanswered.
 * `today` decides which days can have an answer.
 * @example injectionReminders(medicines, day, "08:00", today) // [{ kind: "injections", minute: 480, about: "tomorrow" }]
 */
export function injectionReminders(
  medicines: readonly MedicineFacts[],
  day: CalendarDay,
  time: string,
  today: CalendarDay,
): Reminder[] {
  return medicines
    .filter(({ medicine }) => isFarApart(medicine.schedule))
    .map((facts) => aboutInjection(facts, day) ?? (day === today && isLate(facts, day) && "late"))
    .flatMap((about) => (about ? [injection(time, about)] : []));
}

/**
 * For contraception outside the medicine list, whose injections have no answers.
 * @example methodReminders(methods, day, "08:00") // [{ kind: "injections", minute: 480, about: "today" }]
 */
export function methodReminders(
  methods: readonly ScheduledMedicine[],
  day: CalendarDay,
  time: string,
): Reminder[] {
  return methods
    .filter(({ schedule }) => isFarApart(schedule))
    .map((medicine) => aboutInjection({ medicine, doses: [], cycleStarts: [] }, day))
    .flatMap((about) => (about ? [injection(time, about)] : []));
}

const injection = (time: string, about: ReminderAbout): Reminder => ({
  kind: "injections",
  minute: minuteOf(time),
  about,
});

const isOpenOn = (facts: MedicineFacts, day: CalendarDay) =>
  dueDoses(facts, { first: day, last: day }, day).some(({ state }) => state === "open");

function aboutInjection(facts: MedicineFacts, day: CalendarDay): ReminderAbout | null {
  if (isOpenOn(facts, day)) return "today";
  const isTomorrow = dosesDueOn(facts.medicine, addDays(day, 1), facts.cycleStarts) > 0;
  return isTomorrow ? "tomorrow" : null;
}

const isLate = (facts: MedicineFacts, day: CalendarDay) =>
  Array.from({ length: NAMED_AGAIN }, (_, ago) => addDays(day, -1 - ago)).some((before) =>
    isOpenOn(facts, before),
  );
