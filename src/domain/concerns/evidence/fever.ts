import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { FEVER } from "../../labs/fever.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { signsSince } from "./signs.ts";

/**
 * Returns temperatures of 38.0 °C and more from `days` ago on, taken ill or on waking, and the sign
 * "hot or shivering". A waking temperature excluded from the chart because of an illness counts.
 * @example feversSince({ facts, signs: [{ date: today, temperature: 38.2 }] }, today, 7) // [{ fact: "temperature", value: 38.2, unit: "°C", … }]
 */
export function feversSince(story: Story, today: CalendarDay, days: number): ConcernEvidence[] {
  const waking = (story.facts.signs ?? []).map(({ day, temperature }) => ({ day, temperature }));
  const ill = (story.signs ?? []).map(({ date: day, temperature }) => ({ day, temperature }));
  const first = addDays(today, -days);
  const measured = [...ill, ...waking].flatMap(({ day, temperature }): ConcernEvidence[] =>
    temperature === undefined || temperature < FEVER || day < first
      ? []
      : [{ fact: "temperature", day, value: temperature, unit: "°C" }],
  );
  return [...measured, ...signsSince(story, today, days, ["hot_or_shivering"])];
}
