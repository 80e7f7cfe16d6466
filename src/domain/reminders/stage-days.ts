import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { routineChecks } from "../stage/gestation.ts";
import type { StageNow } from "../stage/stage-now.ts";
import type { ReminderAbout } from "./reminder.ts";

export interface StageDay {
  readonly day: CalendarDay;
  readonly about: Extract<ReminderAbout, "visit" | "test">;
}

/** A home test can stay positive for three weeks (NICE NG126, Ectopic pregnancy and miscarriage). */
export const TEST_AFTER_LOSS_DAYS = 21;

/**
 * The second, third and fourth of the four contacts after a birth: from 48 hours, from day 7, and
 * in week six (WHO, Positive postnatal experience, 2022). The first is in the place of birth.
 */
const VISITS_AFTER_BIRTH = [2, 7, 35];

/**
 * Returns the days of a stage of life's visits and tests; empty without the day it began.
 * @example stageDays({ kind: "after-loss", ending: "loss", since: nov1 }) // [{ day: nov22, about: "test" }]
 */
export function stageDays(stage: StageNow): readonly StageDay[] {
  const { since } = stage;
  if (since === null) return [];
  const visits = (days: readonly CalendarDay[]) =>
    days.map((day): StageDay => ({ day, about: "visit" }));
  if (stage.kind === "pregnant") return visits(routineChecks(since).map(({ day }) => day));
  if (stage.kind === "after-birth") {
    return visits(VISITS_AFTER_BIRTH.map((count) => addDays(since, count)));
  }
  if (stage.kind !== "after-loss") return [];
  return [{ day: addDays(since, TEST_AFTER_LOSS_DAYS), about: "test" }];
}
