import type { CalendarDay } from "../days/calendar-day.ts";
import { type PregnancyNow, pregnancyNow } from "./pregnancy-now.ts";
import type { Story } from "./story.ts";

/** By judgement: a pregnancy outside the womb has shown itself by then. */
const WEEKS = 14;

/**
 * The pregnancy she is in, as long as it may still be outside the womb: under 14 weeks, or of weeks
 * that nobody knows.
 * @example earlyPregnancy(story, today)?.weeks // 9
 */
export function earlyPregnancy(story: Story, today: CalendarDay): PregnancyNow | null {
  const pregnancy = pregnancyNow(story, today);
  return (pregnancy?.weeks ?? 0) < WEEKS ? pregnancy : null;
}
