import { SEVERE_PAIN } from "../../day/pain-days.ts";
import type { SymptomType } from "../../day/symptom-type.ts";
import type { WarningSign } from "../../day/warning-sign.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { signsSince } from "./signs.ts";
import { symptomSince } from "./symptoms.ts";

export const painfulSymptoms: readonly SymptomType[] = [
  "cramps",
  "pelvic_pain",
  "pain_during_sex",
  "painful_bowel_movements",
  "headaches",
  "breast_tenderness",
  "back_pain",
  "joint_pain",
];

const LOW_PAINS = [
  "sudden_pelvic_pain",
  "one_sided_pelvic_pain",
  "severe_belly_pain",
  "new_low_pain",
] as const satisfies readonly WarningSign[];

/**
 * Returns any lower abdominal pain from `days` ago on, of any strength.
 * @example lowPainSince(story, today, 2) // [{ fact: "new_low_pain", day: today, value: "yes", unit: "" }]
 */
export const lowPainSince = (story: Story, today: CalendarDay, days: number): ConcernEvidence[] => [
  ...signsSince(story, today, days, LOW_PAINS),
  ...painSince(story, today, days, 1),
];

/**
 * Returns the worst cramps, pelvic or daily-log pain of each day, out of 10, at or above `least`.
 * @example painSince(story, today, 2, 1) // [{ fact: "pain", day: today, value: 4, unit: "" }]
 */
export function painSince(
  story: Story,
  today: CalendarDay,
  days: number,
  least: number,
): ConcernEvidence[] {
  return Array.from({ length: days + 2 }, (_, ago) => addDays(today, 1 - ago)).flatMap(
    (day): ConcernEvidence[] => {
      const pain = story.days?.get(day)?.pain?.value ?? 0;
      return pain >= least ? [{ fact: "pain", day, value: pain, unit: "" }] : [];
    },
  );
}

/** By judgement: weaker recurring headaches are too common to be meaningful. */
const LASTING_FROM = 4;

const strengthOf = ({ value }: ConcernEvidence) =>
  typeof value === "number" ? value : LASTING_FROM;

/**
 * Returns severe headaches from `days` ago on: ticked as severe, or logged at `least` and more.
 * @example severeHeadachesSince(story, today, 2) // [{ fact: "headache", value: 9, … }]
 */
export const severeHeadachesSince = (
  story: Story,
  today: CalendarDay,
  days: number,
  least: number = SEVERE_PAIN,
): ConcernEvidence[] => [
  ...signsSince(story, today, days, ["severe_headache"]),
  ...symptomSince(story, today, days, "headaches", "headache").filter(
    (headache) => strengthOf(headache) >= least,
  ),
];

/**
 * Headaches of 4 of 10 and more, or of unknown strength, on at least two days.
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
