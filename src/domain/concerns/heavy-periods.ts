import { periodRanges } from "../cycles/bleeding-days.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { bleedingOf } from "./bleeding-of.ts";
import type { Story } from "./story.ts";

interface HeavyPeriod {
  readonly first: CalendarDay;
  /** Days logged as heavy; all of them where she called the period heavy. */
  readonly days: number;
}

/**
 * The periods that began from `ago` days ago on and were heavy on some day, oldest first.
 * @example heavyPeriods(story, today, 183) // [{ first: nov1, days: 2 }]
 */
export function heavyPeriods(story: Story, today: CalendarDay, ago: number): HeavyPeriod[] {
  const heavyDays = [...bleedingOf(story, today)].filter(([, { flow }]) => flow === "heavy");
  return periodRanges(story.facts, today)
    .filter(({ first }) => first >= addDays(today, -ago))
    .map(({ first, last, length, cycle }) => {
      const within = heavyDays.filter(([day]) => day >= first && day <= last).length;
      return { first, days: cycle.flow === "heavy" ? length : within };
    })
    .filter(({ days }) => days > 0);
}
