import type { SymptomType } from "../day/symptom-type.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence, ConcernFact } from "./concern.ts";
import type { Story } from "./story.ts";

/**
 * The days from `days` ago on with a symptom, as evidence of `fact`: its strength of 10, or "yes"
 * where she noted it without one.
 * @example symptomSince(story, today, 7, "headaches", "headache")
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
