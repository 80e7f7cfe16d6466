import type { WarningSign } from "../day/warning-sign.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { painSince } from "./pain-logged.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const LOW_PAINS = [
  "sudden_pelvic_pain",
  "one_sided_pelvic_pain",
  "severe_belly_pain",
  "new_low_pain",
] as const satisfies readonly WarningSign[];

/**
 * Any pain of the lower belly from `days` ago on, however strong.
 * @example lowPainSince(story, today, 2) // [{ fact: "new_low_pain", day: today, value: "yes", unit: "" }]
 */
export const lowPainSince = (story: Story, today: CalendarDay, days: number): ConcernEvidence[] => [
  ...signsSince(story, today, days, LOW_PAINS),
  ...painSince(story, today, days, 1),
];
