import type { Urgency } from "../../concerns/engine/concern.ts";
import type { ConcernKey } from "../../concerns/engine/concern-key.ts";
import type { Story } from "../../concerns/engine/story.ts";
import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay } from "../../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../example-facts.ts";

export const TODAY = calendarDay("2026-11-20");

export const daysAgo = (days: number): CalendarDay => addDays(TODAY, -days);

export interface StoryCase {
  readonly name: string;
  readonly story: Story;
  /** In rank order: a concern's key, or with its subject as "medicine isotretinoin". */
  readonly expected: readonly (readonly [
    concern: ConcernKey | `${ConcernKey} ${string}`,
    Urgency,
  ])[];
}

/** A woman of 29 after four cycles of 28 days, on day 10 of the fifth, with a story's changes. */
export function woman(facts: Partial<CycleFacts> = {}): CycleFacts {
  return factsOf({
    cycles: cyclesOfLengths([28, 28, 28, 28], daysAgo(121)),
    age: 29,
    regularity: "regular",
    contraception: "none",
    pregnancy: "not_pregnant",
    ...facts,
  });
}
