import { useMemo } from "react";
import * as z from "zod/mini";
import { storageKeys } from "#contract/storage-keys.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { kept, useKept } from "#web/entry/kept.ts";
import { type DayChange, type DayEntry, daysOf, recordOf, withChange } from "./view-model.ts";

/** The days by their date; an older app stored a list. */
const DaysSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** What this browser keeps of her days: one record for each account. */
export const daysRecord = (owner: string) => kept(`${storageKeys.days}.${owner}`, DaysSchema);

/** What this browser keeps of her days, newest first. */
export const readDays = (owner: string): readonly DayEntry[] => daysOf(daysRecord(owner).read());

/**
 * Saves one change of one day. It goes into what is kept at this moment, so that another tab's
 * days and fields stay. `false` when the browser keeps nothing.
 */
export const saveDay = (owner: string, day: CalendarDay, change: DayChange): boolean =>
  daysRecord(owner).write(recordOf(withChange(readDays(owner), day, change)));

/**
 * Her days as they are kept, also when another tab changes them; looked at every so many
 * milliseconds, they take in what no tab announces.
 */
export function useDays(owner: string, lookEvery?: number): readonly DayEntry[] {
  const record = useKept(daysRecord(owner), lookEvery);
  return useMemo(() => daysOf(record), [record]);
}
