import type { CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { daysOfRange } from "../days/week-and-month.ts";
import { dosesDueOn, type ScheduledMedicine } from "./medicine-schedule.ts";

/** One logged dose. `slot` 1 is the day's first. */
export interface LoggedDose {
  readonly date: CalendarDay;
  readonly slot: number;
  readonly answer: "taken" | "late" | "skipped";
}

export interface DueDose {
  readonly date: CalendarDay;
  readonly slot: number;
  /** `open`: of today, unanswered. `unanswered`: of a past day. */
  readonly state: LoggedDose["answer"] | "unanswered" | "open";
}

export interface MedicineFacts {
  readonly medicine: ScheduledMedicine;
  readonly doses: readonly LoggedDose[];
  /** In any order; used only by schedules by cycle day. */
  readonly cycleStarts: readonly CalendarDay[];
}

/**
 * Oldest first, up to today. Answers for doses that are not due are ignored.
 * @example dueDoses(facts, weekOf(today), today) // [{ date: "2026-11-16", slot: 1, state: "taken" }, …]
 */
export function dueDoses(
  { medicine, doses, cycleStarts }: MedicineFacts,
  range: DayRange,
  today: CalendarDay,
): DueDose[] {
  const keyOf = (date: CalendarDay, slot: number) => `${date} ${slot}`;
  const answers = new Map(doses.map((dose) => [keyOf(dose.date, dose.slot), dose.answer]));
  return daysOfRange(within(medicine, range, today)).flatMap((date) =>
    Array.from({ length: dosesDueOn(medicine, date, cycleStarts) }, (_, index) => {
      const slot = index + 1;
      const missing = date === today ? "open" : "unanswered";
      return { date, slot, state: answers.get(keyOf(date, slot)) ?? missing };
    }),
  );
}

function within(
  { startDate, endDate }: ScheduledMedicine,
  { first, last }: DayRange,
  today: CalendarDay,
): DayRange {
  const lastDays = [last, today, endDate ?? last];
  return {
    first: first > startDate ? first : startDate,
    last: lastDays.reduce((earliest, day) => (day < earliest ? day : earliest)),
  };
}

/**
 * The doses of a range, counted. `due` is the sum of the four others. An unanswered dose is not a
 * missed one: compare taken doses with `answeredDoses`.
 */
export type Adherence =
  | {
      readonly kind: "counted";
      readonly due: number;
      readonly taken: number;
      readonly late: number;
      readonly skipped: number;
      readonly unanswered: number;
    }
  /** No dose was due in the range, or only open doses of today. */
  | { readonly kind: "nothing-due" }
  | { readonly kind: "as-needed"; readonly taken: number };

/**
 * Counts, without grading, how a medicine was taken. A late dose counts as taken; an open dose of
 * today does not count.
 * @example adherence(facts, weekOf(today), today) // { kind: "counted", due: 14, taken: 11, late: 1, skipped: 1, unanswered: 1 }: 12 of 13
 */
export function adherence(facts: MedicineFacts, range: DayRange, today: CalendarDay): Adherence {
  const { medicine, doses } = facts;
  if (medicine.schedule.kind === "as_needed") {
    const { first, last } = within(medicine, range, today);
    const taken = doses.filter(
      ({ date, answer }) => answer !== "skipped" && date >= first && date <= last,
    );
    return { kind: "as-needed", taken: taken.length };
  }
  const states = dueDoses(facts, range, today).map(({ state }) => state);
  const count = (wantedState: DueDose["state"]) =>
    states.filter((state) => state === wantedState).length;
  const due = states.length - count("open");
  if (due === 0) return { kind: "nothing-due" };
  return {
    kind: "counted",
    due,
    taken: count("taken"),
    late: count("late"),
    skipped: count("skipped"),
    unanswered: count("unanswered"),
  };
}

/**
 * The denominator for taken doses: an unanswered dose may well have been taken.
 * @example answeredDoses({ due: 14, unanswered: 1 }) // 13
 */
export function answeredDoses({
  due,
  unanswered,
}: {
  readonly due: number;
  readonly unanswered: number;
}): number {
  return due - unanswered;
}

/**
 * Whether no dose was due or answered: such a count is not shown as 0.
 * @example isUninformative({ kind: "as-needed", taken: 0 }) // true
 */
export function isUninformative(result: Adherence): boolean {
  if (result.kind === "as-needed") return result.taken === 0;
  return result.kind === "nothing-due" || result.unanswered === result.due;
}
