import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { isBelow, labEvidence, reaches, resultsOf } from "./lab-results.ts";

/** WHO calls haemoglobin severe below 8, in pregnancy below 7. */
const SEVERE = { value: 8, unit: "g/dL" } as const;

/** Only a result at or above this replaces an older low one. */
const NOT_LOW = { value: 10, unit: "g/dL" } as const;

/** Days for which a blood count that was not repeated remains relevant. A judgement. */
export const HB_HOLDS_FOR = 90;

/**
 * Haemoglobin below 8.0 g/dL of the last 90 days without a later result of 10 or more.
 * @example veryLowHb(story, today) // [{ fact: "haemoglobin", value: 6.1, unit: "g/dL", … }]
 */
export function veryLowHb(story: Story, today: CalendarDay): ConcernEvidence[] {
  const results = resultsOf(story, "haemoglobin");
  const isReplaced = ({ day }: LabReading) =>
    results.some((each) => each.day > day && reaches(each, NOT_LOW));
  const first = addDays(today, -HB_HOLDS_FOR);
  return results
    .filter((each) => each.day >= first && isBelow(each, SEVERE) && !isReplaced(each))
    .map(labEvidence);
}
