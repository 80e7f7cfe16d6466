import type { SignDay, WarningSign } from "../../day/warning-sign.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import type { Story } from "../story.ts";

/** Signs of the heart and the lungs. */
export const CHEST = ["chest_pain", "short_of_breath"] as const;

/** Signs of a stroke. */
export const STROKE = ["weakness_on_one_side", "trouble_speaking"] as const;

/** Signs of heavy bleeding. */
export const PADS_AND_CLOTS = [
  ...(["soaked_pad_an_hour", "soaked_pads_two_hours", "pad_within_three_hours"] as const),
  ...(["clot_bigger_than_egg", "clots_over_2_5_cm"] as const),
] as const;

/** Sign entries from `days` ago to today; an entry dated tomorrow (flight west) counts. */
export function signDaysWithin({ signs = [] }: Story, today: CalendarDay, days: number) {
  const first = addDays(today, -days);
  return signs.filter(({ date }) => date >= first);
}

/** The signs of one day among `wanted`, as evidence. */
function signsOf({ date, signs = [] }: SignDay, wanted: readonly WarningSign[]): ConcernEvidence[] {
  return signs
    .filter((sign) => wanted.includes(sign))
    .map((fact) => ({ fact, day: date, value: "yes", unit: "" }));
}

/**
 * Returns the ticked signs among `wanted` from `days` ago on.
 * @example signsSince(story, today, 2, ["fainting"]) // [{ fact: "fainting", day: today, value: "yes", unit: "" }]
 */
export const signsSince = (
  story: Story,
  today: CalendarDay,
  days: number,
  wanted: readonly WarningSign[],
): ConcernEvidence[] => signDaysWithin(story, today, days).flatMap((day) => signsOf(day, wanted));
