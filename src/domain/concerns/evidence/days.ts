import type { AnnotatedCycle } from "../../cycles/cycle-history.ts";
import type { DayRecord } from "../../day/day-record.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { HealthBackground } from "../../life/health-background.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";

/**
 * Returns the records of the days from `days` ago on; a log dated tomorrow (flight west) counts.
 * @example daysWithin(story, today, 2).map(({ date }) => date) // [today, yesterday]
 */
export function daysWithin({ days }: Story, today: CalendarDay, ago: number): DayRecord[] {
  const first = addDays(today, -ago);
  return [...(days?.values() ?? [])].filter(({ date }) => date >= first);
}

export const cycleEvidence = ({
  startDay: day,
  length: value,
}: Pick<AnnotatedCycle, "startDay" | "length">) =>
  ({ fact: "cycle_length", day, value, unit: "days" }) as const;

/** A background fact by name; `pcos` is the profile's answer. */
type BackgroundFact = keyof HealthBackground | "pcos" | "noCervicalScreening";

/**
 * Returns a background fact as evidence without its own date.
 * @example backgroundEvidence("migraineWithAura", today) // { fact: "background", value: "migraineWithAura", isOfNow: true, … }
 */
export const backgroundEvidence = (noted: BackgroundFact, today: CalendarDay): ConcernEvidence => ({
  fact: "background",
  day: today,
  value: noted,
  unit: "",
  isOfNow: true,
});

/**
 * @example ageEvidence(15, today) // { fact: "age", value: 15, unit: "years", isOfNow: true, … }
 */
export const ageEvidence = (age: number, today: CalendarDay): ConcernEvidence => ({
  fact: "age",
  day: today,
  value: age,
  unit: "years",
  isOfNow: true,
});
