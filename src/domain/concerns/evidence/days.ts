import type { DayRecord } from "../../day/day-record.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { HealthBackground } from "../../life/health-background.ts";
import type { ConcernEvidence } from "../concern.ts";
import type { Story } from "../story.ts";

/**
 * The records of the days from `days` ago on; a log of "tomorrow", left by a flight west, counts.
 * @example daysWithin(story, today, 2).map(({ date }) => date) // [today, yesterday]
 */
export function daysWithin({ days }: Story, today: CalendarDay, ago: number): DayRecord[] {
  const first = addDays(today, -ago);
  return [...(days?.values() ?? [])].filter(({ date }) => date >= first);
}

/** What she noted of herself, by its name; `pcos` is the answer in her profile. */
type BackgroundFact = keyof HealthBackground | "pcos" | "noCervicalScreening";

/**
 * Something she noted of herself, as evidence without a day of its own.
 * @example backgroundEvidence("migraineWithAura", today) // { fact: "background", value: "migraineWithAura", isOfNow: true, … }
 */
export const backgroundEvidence = (noted: BackgroundFact, today: CalendarDay): ConcernEvidence => ({
  ...{ fact: "background", day: today, value: noted, unit: "", isOfNow: true },
});

/**
 * Her age, as evidence.
 * @example ageEvidence(15, today) // { fact: "age", value: 15, unit: "years", isOfNow: true, … }
 */
export const ageEvidence = (age: number, today: CalendarDay): ConcernEvidence => ({
  ...{ fact: "age", day: today, value: age, unit: "years", isOfNow: true },
});
