import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import type { Story } from "./story.ts";

/**
 * The worst pain of each day from `days` ago on, of 10, where it reaches `least`: cramps, pelvic
 * pain or the pain of her daily log.
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
