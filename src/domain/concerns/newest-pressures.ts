import { type BloodPressure, reaches } from "../labs/blood-pressure-check.ts";
import type { ConcernEvidence } from "./concern.ts";
import { pressuresSince } from "./pressure-logged.ts";
import type { Story } from "./story.ts";

/**
 * Those blood pressures of the last day she measured it that reach a line, as evidence.
 * @example newestPressures(story, { systolic: 140, diastolic: 90 }) // [{ value: "152/98", … }]
 */
export function newestPressures(story: Story, line: BloodPressure): ConcernEvidence[] {
  const { pressures = [] } = story;
  const newest = pressures
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const high = pressures.filter((reading) => reading.date === newest && reaches(reading, line));
  return newest === undefined ? [] : pressuresSince({ ...story, pressures: high }, newest, 0, line);
}
