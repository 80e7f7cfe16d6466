import { YEAR_WITHOUT } from "../cycles/after-change.ts";
import { knownStartDays } from "../cycles/cycle-history.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { Story } from "./story.ts";

/** A year without a period is the change from here on; before, it is looked into. */
const CHANGE = { fromAge: 45, days: YEAR_WITHOUT } as const;
/** From here on bleeding that came back after a year is no period, so that none is missing later. */
const SETTLED_FROM_AGE = 55;
/** Contraception may end a year after the last period from 50 on, two years before that. */
const NO_MORE_PREGNANCIES = { fromAge: 50, days: 365, daysBefore: 730 } as const;

const daysWithout = ({ facts }: Story, today: CalendarDay): number => {
  const last = knownStartDays(facts).at(-1);
  return last === undefined ? 0 : daysBetween(last, today);
};

const hadYearWithout = ({ facts }: Story): boolean => {
  const [before, last] = knownStartDays(facts).slice(-2);
  return before !== undefined && last !== undefined && daysBetween(before, last) >= CHANGE.days;
};

/**
 * Whether she is at an age, and so long without a period, that the change is behind her.
 * @example isAfterChange({ facts: { ...facts, age: 57 } }, today)
 */
export const isAfterChange = (story: Story, today: CalendarDay): boolean =>
  ((story.facts.age ?? 0) >= CHANGE.fromAge && daysWithout(story, today) >= CHANGE.days) ||
  ((story.facts.age ?? 0) >= SETTLED_FROM_AGE && hadYearWithout(story));

/**
 * Whether the change is so long behind her that a pregnancy is no longer looked for.
 * @example isPastConceiving({ facts: { ...facts, age: 52 } }, today)
 */
export function isPastConceiving(story: Story, today: CalendarDay): boolean {
  const { fromAge, days, daysBefore } = NO_MORE_PREGNANCIES;
  const isFifty = (story.facts.age ?? 0) >= fromAge;
  return isAfterChange(story, today) && daysWithout(story, today) >= (isFifty ? days : daysBefore);
}
