import { type BleedingDays, bleedingDays } from "../cycles/bleeding-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { Story } from "./story.ts";

/**
 * The days she bled, by her periods and by the flows of her daily logs, also those that only the
 * record of their day holds.
 * @example bleedingOf(story, today).get(nov1) // { flow: "light", isPeriod: true }
 */
export function bleedingOf({ facts, days }: Story, today: CalendarDay): BleedingDays {
  const logged = [...(days?.values() ?? [])].flatMap(({ date: day, flow }) =>
    flow?.source === "daily-log" ? [{ day, flow: flow.value }] : [],
  );
  return bleedingDays({ ...facts, flows: [...(facts.flows ?? []), ...logged] }, today);
}
