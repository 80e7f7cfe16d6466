import { addDays, type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import { recordsOf, textOf } from "../formats/json.ts";
import { type FileHistory, UnreadableFile } from "./file-history.ts";

/** The longest period that is imported without a question; FIGO's usual maximum is 8 days. */
const LONGEST_UNASKED_DAYS = 10;

export interface FilePeriod {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly days: number;
}

function periodOf({ startDay, endDay }: Readonly<Record<string, unknown>>): FilePeriod[] {
  const first = textOf(startDay);
  const last = textOf(endDay) || first;
  if (!isCalendarDay(first) || !isCalendarDay(last)) return [];
  return [{ first, last, days: daysWithin({ first, last }) }];
}

const isLong = ({ days }: FilePeriod) => days > LONGEST_UNASKED_DAYS;

/** The long ones, or all of a table that doesn't say what its days are; oldest first. */
export function doubtfulPeriods({ source, entries, arePeriodsGuessed }: FileHistory): FilePeriod[] {
  if (source === "mwezi") return [];
  return recordsOf(entries.cycles)
    .flatMap(periodOf)
    .filter((period) => arePeriodsGuessed || isLong(period))
    .toSorted((one, other) => one.first.localeCompare(other.first));
}

export function withoutPeriods(history: FileHistory, periods: readonly FilePeriod[]): FileHistory {
  const days = new Set(
    periods.flatMap(({ first, days }) =>
      Array.from({ length: days }, (_, place) => addDays(first, place) as string),
    ),
  );
  const { cycles, pcosLogs, ...others } = history.entries;
  const lists = {
    cycles: recordsOf(cycles).filter(({ startDay }) => !days.has(textOf(startDay))),
    pcosLogs: recordsOf(pcosLogs).flatMap((log) => {
      const { period_flow, ...rest } = log;
      if (period_flow === undefined || !days.has(textOf(log.date))) return [log];
      return Object.keys(rest).length > 1 ? [rest] : [];
    }),
  };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...history, entries: { ...others, ...Object.fromEntries(filled) } };
}

/** Drops interpretations that give only implausible lengths, if another gives a plausible one. */
export function plausibleReadings<Way>(
  candidates: readonly Way[],
  read: (way: Way) => FileHistory,
): readonly Way[] {
  if (candidates.length < 2) return candidates;
  const plausible = candidates.filter((way) => isPlausible(() => read(way)));
  return plausible.length > 0 ? plausible : candidates;
}

function isPlausible(read: () => FileHistory): boolean {
  try {
    const { entries, doubts } = read();
    const periods = recordsOf(entries.cycles).flatMap(periodOf);
    if (periods.length > 0) return !periods.every(isLong);
    return !doubts.some(({ code }) => code === "long_period");
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
}
