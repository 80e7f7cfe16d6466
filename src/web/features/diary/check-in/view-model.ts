import type { Mood, Stress, StressTag } from "#contract/check-in.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";

export const scales = ["depression", "anxiety", "stress"] as const;
export type Scale = (typeof scales)[number];

/** All that the card holds of one day. */
export interface CheckIn extends Readonly<Record<Scale, number>> {
  readonly tags: readonly StressTag[];
  /** 1 poor to 4 great; `null` while she has not said. */
  readonly sleepQuality: number | null;
  readonly notes: string;
}

/** Where a slider stands before she moves it. */
const MIDDLE = 3;

/** The day as the server has it; the middle of each scale where she has said nothing. */
export function checkInOf(mood: Mood | null, stress: Stress | null): CheckIn {
  return {
    depression: mood?.depression ?? MIDDLE,
    anxiety: mood?.anxiety ?? MIDDLE,
    stress: mood?.stress ?? stress?.level ?? MIDDLE,
    tags: stress?.tags ?? [],
    sleepQuality: stress?.sleepQuality ?? null,
    notes: stress?.notes ?? "",
  };
}

/** The entry of a day: the one asked for by itself, else the one in the list. */
export function entryOf<Entry extends { readonly date: CalendarDay }>(
  day: CalendarDay,
  single: Entry | null | undefined,
  list: readonly Entry[] | undefined,
): Entry | null {
  if (single?.date === day) return single;
  return list?.find(({ date }) => date === day) ?? null;
}

/** What another tab or device saved, without what she has changed here and is not saved yet. */
export function withServers(
  here: CheckIn,
  server: CheckIn,
  changed: ReadonlySet<keyof CheckIn>,
): CheckIn {
  const fields = (Object.keys(server) as (keyof CheckIn)[]).filter((field) => changed.has(field));
  return { ...server, ...Object.fromEntries(fields.map((field) => [field, here[field]])) };
}

export function hasDetails({ tags, sleepQuality, notes }: CheckIn): boolean {
  return tags.length > 0 || sleepQuality !== null || notes !== "";
}

/** Stress of this level says nothing by itself. */
const UNREMARKABLE_STRESS = 1;

/**
 * Whether the day's stress entry is to be saved: for stress above 1, or for anything she said with
 * it. One that exists already is kept in step, so that it never contradicts her slider.
 */
export function needsStressEntry(checkIn: CheckIn, hasEntry: boolean): boolean {
  return checkIn.stress > UNREMARKABLE_STRESS || hasDetails(checkIn) || hasEntry;
}

/** Midnight UTC of her day, which stands for the day itself wherever she is. */
const midnight = (day: CalendarDay) => `${day}T00:00:00.000Z`;

export function moodBody(day: CalendarDay, { depression, anxiety, stress }: CheckIn) {
  return { date: midnight(day), depression, anxiety, stress };
}

export function stressBody(day: CalendarDay, checkIn: CheckIn) {
  const { stress: level, tags, sleepQuality, notes } = checkIn;
  return { date: midnight(day), level, tags: [...tags], sleepQuality, notes };
}

/** Above this, stress asks for its details by itself. */
const DETAILS_ABOVE = 2;

interface DetailsPlace {
  readonly isShown: boolean;
  /** The button beside them, if any. */
  readonly button: "add" | "hide" | null;
}

/**
 * Where the stress details stand: always with stress above 2; opened at 2, and hidden again at 2
 * or less. What she wrote stays within reach when stress goes down to 1.
 */
export function detailsPlace(checkIn: CheckIn, isOpened: boolean): DetailsPlace {
  if (checkIn.stress > DETAILS_ABOVE) return { isShown: true, button: null };
  if (isOpened) return { isShown: true, button: "hide" };
  const isOffered = checkIn.stress === DETAILS_ABOVE || hasDetails(checkIn);
  return { isShown: false, button: isOffered ? "add" : null };
}

/** Adds a tag, or takes it away. */
export function toggledTag(tags: readonly StressTag[], tag: StressTag): readonly StressTag[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}
