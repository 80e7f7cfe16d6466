import {
  type Mood,
  type MoodScale,
  moodScales,
  type Stress,
  type StressTag,
} from "#contract/entries/check-in.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { type DayRecord, dayRecord } from "#domain/day/day-record.ts";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

/** All that the card holds of one day; a scale is `null` while she has not answered it. */
export interface CheckIn extends Readonly<Record<MoodScale, number | null>> {
  readonly tags: readonly StressTag[];
  /** 1 poor to 4 great; `null` while she has not said. */
  readonly sleepQuality: number | null;
  readonly notes: string;
}

/** Where a slider rests before it is touched. Nothing is saved from it. */
export const SCALE_START = 3;

/** The day as the server has it. */
export function checkInOf(mood: Mood | null, stress: Stress | null): CheckIn {
  return {
    depression: mood?.depression ?? null,
    anxiety: mood?.anxiety ?? null,
    stress: mood?.stress ?? stress?.level ?? null,
    tags: stress?.tags ?? [],
    sleepQuality: stress?.sleepQuality ?? null,
    notes: stress?.notes ?? "",
  };
}

/** The entry of a day, of those in the list. */
export const entryOf = <Entry extends { readonly date: CalendarDay }>(
  day: CalendarDay,
  list: readonly Entry[] | undefined,
): Entry | null => list?.find(({ date }) => date === day) ?? null;

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

/** A check-in with an answer for stress. */
export type WithStress = CheckIn & { readonly stress: number };

/** Stress of this level says nothing by itself. */
const UNREMARKABLE_STRESS = 1;

/**
 * Whether the day's stress entry is to be saved: for stress above 1, or for anything she said with
 * it. An entry cannot be without a level, so an unanswered stress makes none. One that exists already is kept in step, so that it never contradicts her slider.
 */
export function needsStressEntry(checkIn: CheckIn, hasEntry: boolean): checkIn is WithStress {
  if (checkIn.stress === null) return false;
  return checkIn.stress > UNREMARKABLE_STRESS || hasDetails(checkIn) || hasEntry;
}

/** Midnight UTC of her day, which stands for the day itself wherever she is. */
const midnight = (day: CalendarDay) => `${day}T00:00:00.000Z`;

export function moodBody(day: CalendarDay, { depression, anxiety, stress }: CheckIn) {
  return {
    date: midnight(day),
    ...(depression !== null && { depression }),
    ...(anxiety !== null && { anxiety }),
    ...(stress !== null && { stress }),
  };
}

/** Whether the day's mood is to be saved: an answer on any scale. */
export const needsMoodEntry = (checkIn: CheckIn): boolean =>
  moodScales.some((scale) => checkIn[scale] !== null);

export function stressBody(day: CalendarDay, checkIn: WithStress) {
  const { stress: level, tags, sleepQuality, notes } = checkIn;
  return { date: midnight(day), level, tags: [...tags], sleepQuality, notes };
}

/** Above this level the stress details are shown. */
const DETAILS_ABOVE = 2;

/** Returns changed details with the stress level that is shown: an entry needs a level. */
export const withShownStress = (
  { stress }: CheckIn,
  details: Partial<CheckIn>,
): Partial<CheckIn> => ({ stress: stress ?? SCALE_START, ...details });

interface DetailsPlace {
  readonly isShown: boolean;
  /** The button beside them, if any. */
  readonly button: "add" | "hide" | null;
}

/**
 * Whether the stress details are shown: always with stress above 2, as on the untouched slider;
 * opened at 2, and hidden again at 2 or less. What she wrote stays within reach at stress 1.
 */
export function detailsPlace(checkIn: CheckIn, isOpened: boolean): DetailsPlace {
  const stress = checkIn.stress ?? SCALE_START;
  if (stress > DETAILS_ABOVE) return { isShown: true, button: null };
  if (isOpened) return { isShown: true, button: "hide" };
  const isOffered = stress === DETAILS_ABOVE || hasDetails(checkIn);
  return { isShown: false, button: isOffered ? "add" : null };
}

/** Adds a tag, or takes it away. */
export function toggledTag(tags: readonly StressTag[], tag: StressTag): readonly StressTag[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** Levels of today that her daily log has, 1–5. */
export type LoggedLevels = Readonly<Partial<Record<MoodScale, number>>>;

interface DayEntries {
  readonly log: DailyLog | null;
  readonly mood: Mood | null;
  readonly stress: Stress | null;
}

/** What the day record takes from her daily log: where it alone said it, or said it last. */
export function levelsInLog(day: CalendarDay, { log, mood, stress }: DayEntries): LoggedLevels {
  const record = dayRecord(
    { dailyLogs: log ? [log] : [], checkIns: mood ? [mood] : [], stress: stress ? [stress] : [] },
    day,
  );
  const isLogged = (fact: DayRecord["stress"]) => fact?.source === "daily-log";
  return {
    ...(record.anxiety && isLogged(record.anxiety) && { anxiety: fiveOfTen(record.anxiety.value) }),
    ...(record.stress && isLogged(record.stress) && { stress: fiveOfTen(record.stress.value) }),
  };
}

/** The check-in with a later level in place of its own: a save must not make the older one the last. */
export function withLaterLevels(checkIn: CheckIn, logged: LoggedLevels): CheckIn {
  const { anxiety, stress } = checkIn;
  return {
    ...checkIn,
    anxiety: anxiety === null ? null : (logged.anxiety ?? anxiety),
    stress: stress === null ? null : (logged.stress ?? stress),
  };
}
