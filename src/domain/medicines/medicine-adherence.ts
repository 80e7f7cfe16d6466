import type { DayRange } from "../cycles/cycle-facts.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { daysOfRange } from "../days/week-and-month.ts";
import { dosesDueOn, type ScheduledMedicine } from "./medicine-schedule.ts";

/** Her record of one dose. `slot` 1 is the day's first. */
export interface LoggedDose {
  readonly date: CalendarDay;
  readonly slot: number;
  readonly answer: "taken" | "late" | "skipped";
}

/** A dose that her schedule asks for. */
export interface DueDose {
  readonly date: CalendarDay;
  readonly slot: number;
  /** `open`: of today, and not answered yet. `unanswered`: of a day gone by. */
  readonly state: LoggedDose["answer"] | "unanswered" | "open";
}

/** One medicine with its logged doses and the first days of her periods. */
export interface MedicineFacts {
  readonly medicine: ScheduledMedicine;
  /** In any order. */
  readonly doses: readonly LoggedDose[];
  /** In any order; only schedules by cycle day ask for them. */
  readonly cycleStarts: readonly CalendarDay[];
}

/**
 * The doses due on the days of a range, oldest first. Days before the medicine's first, after its
 * last and after today have none; an answer for a dose that is not due has no place here.
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
 * How the doses of a range went, in doses. `due` is the sum of the four others. An unanswered dose is
 * not a missed one: what she took is compared with `answeredDoses`.
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
  /** No dose was due in the range, or only doses of today that wait for an answer. */
  | { readonly kind: "nothing-due" }
  /** Nothing is asked of her, so there is nothing to compare with. */
  | { readonly kind: "as-needed"; readonly taken: number };

/**
 * How a medicine was taken over a range of days. Taken and late doses both count as taken, since a
 * late dose is one she took; a dose of today that waits for its answer is not counted against her.
 * A count and never a grade: what it means is for her and her clinician.
 * @example adherence(facts, weekOf(today), today)
 *   // { kind: "counted", due: 14, taken: 11, late: 1, skipped: 1, unanswered: 1 }: 12 of 13
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
 * How many of the due doses she answered for, whatever the answer: what those she took are compared
 * with, since one she did not note may well have been taken.
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
 * Whether a count is uninformative: no dose was due, or none was logged. Unlogged doses may well
 * have been taken, so they are not shown as 0 of many.
 * @example isUninformative({ kind: "as-needed", taken: 0 }) // true
 */
export function isUninformative(result: Adherence): boolean {
  if (result.kind === "as-needed") return result.taken === 0;
  return result.kind === "nothing-due" || result.unanswered === result.due;
}
