import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { ofLatestDay } from "../../days/of-latest-day.ts";
import { type BloodPressure, reaches } from "../../labs/measures/blood-pressure-check.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { BloodPressureReading, Story } from "../engine/story.ts";

/**
 * Returns the latest day's blood pressures that reach a threshold, as evidence.
 * @example newestPressures(story, { systolic: 140, diastolic: 90 }) // [{ value: "152/98", … }]
 */
export function newestPressures(story: Story, line: BloodPressure): ConcernEvidence[] {
  const pressures = ofLatestDay(story.pressures ?? [], ({ date }) => date);
  const [newest] = pressures;
  return newest === undefined ? [] : pressuresSince({ ...story, pressures }, newest.date, 0, line);
}

/**
 * Returns readings in mmHg from `days` ago on with either value at its threshold.
 * @example pressuresSince(story, today, 7, { systolic: 160, diastolic: 110 }) // [{ value: "165/100", … }]
 */
export function pressuresSince(
  { pressures = [] }: Story,
  today: CalendarDay,
  days: number,
  line: BloodPressure,
): ConcernEvidence[] {
  const first = addDays(today, -days);
  return pressures
    .filter((reading) => reading.date >= first && reaches(reading, line))
    .map(pressureEvidence);
}

export const pressureEvidence = ({ date: day, systolic, diastolic }: BloodPressureReading) =>
  ({ fact: "blood_pressure", day, value: `${systolic}/${diastolic}`, unit: "mmHg" }) as const;

/** mmHg, treated on the same day (Southern African Hypertension Society 2014). */
export const VERY_HIGH_PRESSURE = { systolic: 180, diastolic: 110 } as const;
