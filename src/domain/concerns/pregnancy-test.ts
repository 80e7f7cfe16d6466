import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import type { ConcernEvidence } from "./concern.ts";
import { signDaysWithin } from "./signs-logged.ts";
import type { Story } from "./story.ts";

/** By judgement: after that, a pregnancy that goes on has been recorded. */
const HOLDS_FOR = 42;

/**
 * Her latest positive pregnancy test of the last six weeks; `null` once a later one was negative or
 * the pregnancy she recorded is over. One taken after that end counts.
 * @example positiveTest({ facts, signs: [{ date: today, pregnancyTest: "positive" }] }, today)?.day // today
 */
export function positiveTest(story: Story, today: CalendarDay): ConcernEvidence | null {
  const tests = signDaysWithin(story, today, HOLDS_FOR).filter(
    ({ pregnancyTest }) => pregnancyTest,
  );
  const latest = tests
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        (one.pregnancyTest ?? "").localeCompare(other.pregnancyTest ?? ""),
    )
    .at(-1);
  if (latest?.pregnancyTest !== "positive") return null;
  const end = lastPregnancyEnd(story.stages ?? story.facts.stages);
  if (end !== null && latest.date <= end) return null;
  return { fact: "pregnancy_test", day: latest.date, value: "positive", unit: "" };
}

/** Before a test can be positive she has been pregnant for about so many days. */
export const sinceBeforeTest = (day: CalendarDay): CalendarDay => addDays(day, -28);
