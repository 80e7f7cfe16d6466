import { bleedingDays } from "../cycles/bleeding-days.ts";
import type { Flow } from "../cycles/cycle-facts.ts";
import type { WarningSign } from "../day/warning-sign.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const FLOWS: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

/** "bleeding": nothing says how much. */
type Bleeding = Exclude<Flow, "none"> | "bleeding";

const more = (one: Flow | null, other: Flow | null): Flow | null =>
  FLOWS.indexOf(one ?? "none") > FLOWS.indexOf(other ?? "none") ? one : other;

/**
 * How much she bled on each day from `days` ago on, by her periods and her daily logs, as evidence;
 * where they differ, the most.
 * @example flowsSince(story, today, 7) // [{ fact: "flow", day: today, value: "spotting", unit: "" }]
 */
export function flowsSince(story: Story, today: CalendarDay, days: number): ConcernEvidence[] {
  const bled = bleedingDays(story.facts, today);
  return Array.from({ length: days + 2 }, (_, ago) => addDays(today, 1 - ago)).flatMap((day) => {
    const record = story.days?.get(day);
    const ofPeriod = bled.get(day) ?? record?.bleeding ?? null;
    const most = more(record?.flow?.value ?? null, ofPeriod?.flow ?? null);
    if (ofPeriod === null && (most === null || most === "none")) return [];
    const value: Bleeding = most === null || most === "none" ? "bleeding" : most;
    return [{ fact: "flow", day, value, unit: "" }];
  });
}

const BLEEDING_SIGNS = [
  "soaked_pad_an_hour",
  "soaked_pads_two_hours",
  "pad_within_three_hours",
  "clot_bigger_than_egg",
  "clots_over_2_5_cm",
  "bleeding_after_sex",
] as const satisfies readonly WarningSign[];

/**
 * The signs among those she ticked that say she bled, as evidence.
 * @example bleedingSignsSince(story, today, 7) // [{ fact: "clots_over_2_5_cm", … }]
 */
export const bleedingSignsSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => signsSince(story, today, days, BLEEDING_SIGNS);

/**
 * Everything that says she bled from `days` ago on: flow, spotting, a period, pads and clots.
 * @example bleedingSince(story, today, 7)
 */
export const bleedingSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => [
  ...bleedingSignsSince(story, today, days),
  ...flowsSince(story, today, days),
];
