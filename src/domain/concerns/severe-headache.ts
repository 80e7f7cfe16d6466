import { SEVERE_PAIN } from "../day/pain-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";
import { symptomSince } from "./symptom-logged.ts";

/** By judgement: weaker ones that come again the next day are too common to say anything. */
const LASTING_FROM = 4;

const strengthOf = ({ value }: ConcernEvidence) =>
  typeof value === "number" ? value : LASTING_FROM;

/**
 * Severe headaches from `days` ago on: ticked as severe, or logged as a symptom of 8 of 10 and more.
 * @example severeHeadachesSince(story, today, 2) // [{ fact: "headache", value: 9, … }]
 */
export const severeHeadachesSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => [
  ...signsSince(story, today, days, ["severe_headache"]),
  ...symptomSince(story, today, days, "headaches", "headache").filter(
    (headache) => strengthOf(headache) >= SEVERE_PAIN,
  ),
];

/**
 * Headaches of 4 of 10 and more, or of no stated strength, on two days and more from `days` ago on.
 * @example lastingHeadachesSince(story, today, 2) // [{ fact: "headache", value: 5, … }, …]
 */
export function lastingHeadachesSince(
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] {
  const headaches = symptomSince(story, today, days, "headaches", "headache").filter(
    (headache) => strengthOf(headache) >= LASTING_FROM,
  );
  return headaches.length > 1 ? headaches : [];
}
