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

export interface CheckIn extends Readonly<Record<MoodScale, number | null>> {
  readonly tags: readonly StressTag[];
  readonly sleepQuality: number | null;
  readonly notes: string;
}

export const SCALE_START = 3;

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

export const entryOf = <Entry extends { readonly date: CalendarDay }>(
  day: CalendarDay,
  list: readonly Entry[] | undefined,
): Entry | null => list?.find(({ date }) => date === day) ?? null;

/** Takes over what another tab or device saved, except for fields with unsaved changes here. */
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

export type WithStress = CheckIn & { readonly stress: number };

const UNREMARKABLE_STRESS = 1;

/** An entry needs a level, so unanswered stress creates none; an existing one always follows. */
export function needsStressEntry(checkIn: CheckIn, hasEntry: boolean): checkIn is WithStress {
  if (checkIn.stress === null) return false;
  return checkIn.stress > UNREMARKABLE_STRESS || hasDetails(checkIn) || hasEntry;
}

const midnight = (day: CalendarDay) => `${day}T00:00:00.000Z`;

export function moodBody(day: CalendarDay, { depression, anxiety, stress }: CheckIn) {
  return {
    date: midnight(day),
    ...(depression !== null && { depression }),
    ...(anxiety !== null && { anxiety }),
    ...(stress !== null && { stress }),
  };
}

export const needsMoodEntry = (checkIn: CheckIn): boolean =>
  moodScales.some((scale) => checkIn[scale] !== null);

export function stressBody(day: CalendarDay, checkIn: WithStress) {
  const { stress: level, tags, sleepQuality, notes } = checkIn;
  return { date: midnight(day), level, tags: [...tags], sleepQuality, notes };
}

const DETAILS_ABOVE = 2;

/** Adds the shown stress level to changed details: an entry needs a level. */
export const withShownStress = (
  { stress }: CheckIn,
  details: Partial<CheckIn>,
): Partial<CheckIn> => ({ stress: stress ?? SCALE_START, ...details });

interface DetailsPlace {
  readonly isShown: boolean;
  readonly button: "add" | "hide" | null;
}

/** Always above 2, the untouched slider included; optional at 2 or less, where details stay. */
export function detailsPlace(checkIn: CheckIn, isOpened: boolean): DetailsPlace {
  const stress = checkIn.stress ?? SCALE_START;
  if (stress > DETAILS_ABOVE) return { isShown: true, button: null };
  if (isOpened) return { isShown: true, button: "hide" };
  const isOffered = stress === DETAILS_ABOVE || hasDetails(checkIn);
  return { isShown: false, button: isOffered ? "add" : null };
}

export type LoggedLevels = Readonly<Partial<Record<MoodScale, number>>>;

interface DayEntries {
  readonly log: DailyLog | null;
  readonly mood: Mood | null;
  readonly stress: Stress | null;
}

/** The levels that the daily log alone has, or has most recently. */
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

/** A save must not make the older level the most recent one. */
export function withLaterLevels(checkIn: CheckIn, logged: LoggedLevels): CheckIn {
  const { anxiety, stress } = checkIn;
  return {
    ...checkIn,
    anxiety: anxiety === null ? null : (logged.anxiety ?? anxiety),
    stress: stress === null ? null : (logged.stress ?? stress),
  };
}
