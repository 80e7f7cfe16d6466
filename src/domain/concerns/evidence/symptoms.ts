import type { DayRecord } from "../../day/day-record.ts";
import type { SymptomType } from "../../day/symptom-type.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence, ConcernFact } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";

/**
 * Returns the days with a symptom as evidence of `fact`: strength out of 10, or "yes" without one.
 */
export function symptomSince(
  { days: records }: Story,
  today: CalendarDay,
  days: number,
  type: SymptomType,
  fact: ConcernFact,
): ConcernEvidence[] {
  return Array.from({ length: days + 2 }, (_, ago) => addDays(today, 1 - ago)).flatMap(
    (day): ConcernEvidence[] => {
      const symptom = records?.get(day)?.symptoms.find((each) => each.type === type);
      if (symptom === undefined || symptom.value === 0) return [];
      return [{ fact, day, value: symptom.value ?? "yes", unit: "" }];
    },
  );
}

const factOf = (type: SymptomType): ConcernFact => {
  switch (type) {
    case "cramps":
    case "pain_during_sex":
      return type;
    case "headaches":
      return "headache";
    case "acne_face":
    case "acne_back":
      return "acne";
    default:
      return "pain";
  }
};

/**
 * Returns the day's pains and acne at or above `least` of 10; at 1, also those without a strength.
 * @example symptomsOf(record, ["pain_during_sex"], 1) // [{ fact: "pain_during_sex", value: 4, … }]
 */
export const symptomsOf = (
  { date, symptoms }: DayRecord,
  wanted: readonly SymptomType[],
  least: number,
): ConcernEvidence[] =>
  symptoms
    .filter(({ type, value }) => wanted.includes(type) && (value ?? 1) >= least)
    .map(({ type, value }) => ({
      fact: factOf(type),
      day: date,
      value: value ?? "yes",
      unit: "",
    }));
