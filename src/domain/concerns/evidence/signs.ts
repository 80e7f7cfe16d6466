import type { SignDay, WarningSign } from "../../day/warning-sign.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";

export const CHEST = ["chest_pain", "short_of_breath"] as const;

export const STROKE = ["weakness_on_one_side", "trouble_speaking"] as const;

export const PADS_AND_CLOTS = [
  ...(["soaked_pad_an_hour", "soaked_pads_two_hours", "pad_within_three_hours"] as const),
  ...(["clot_bigger_than_egg", "clots_over_2_5_cm"] as const),
] as const;

/** Sign entries from `days` ago to today; an entry dated tomorrow (flight west) counts. */
export function signDaysWithin({ signs = [] }: Story, today: CalendarDay, days: number) {
  const first = addDays(today, -days);
  return signs.filter(({ date }) => date >= first);
}

function signsOf({ date, signs = [] }: SignDay, wanted: readonly WarningSign[]): ConcernEvidence[] {
  return signs
    .filter((sign) => wanted.includes(sign))
    .map((fact) => ({ fact, day: date, value: "yes", unit: "" }));
}

/** @example signsSince(story, today, 2, ["fainting"]) // [{ fact: "fainting", value: "yes", … }] */
export const signsSince = (
  story: Story,
  today: CalendarDay,
  days: number,
  wanted: readonly WarningSign[],
): ConcernEvidence[] => signDaysWithin(story, today, days).flatMap((day) => signsOf(day, wanted));

/** As `signsSince`, for several lists. @example signsWithin(story, today, 2)("fainting", "fit") */
export const signsWithin =
  (story: Story, today: CalendarDay, days: number) =>
  (...wanted: readonly WarningSign[]): ConcernEvidence[] =>
    signsSince(story, today, days, wanted);

/** Days that a ticked sign counts as new, and days after which a grave one still needs a visit. */
export const SIGNS = { newFor: 2, askedAboutFor: 7 } as const;

/** @example earlierSigns(story, today, ["fit"]) // those ticked three to seven days ago */
export const earlierSigns = (story: Story, today: CalendarDay, wanted: readonly WarningSign[]) =>
  signsSince(story, today, SIGNS.askedAboutFor, wanted).filter(
    ({ day }) => day < addDays(today, -SIGNS.newFor),
  );
