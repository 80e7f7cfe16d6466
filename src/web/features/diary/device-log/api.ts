import { useMemo } from "react";
import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { sealedRecord } from "#web/entry/seal/sealed-record.ts";
import { useSealed } from "#web/entry/seal/use-sealed.ts";
import { type DayChange, daysOf, recordOf, withChange } from "./view-model.ts";

/** The days by their date; an older app stored a list. */
const DaysSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** What this browser keeps of her days, sealed: one record for each account. */
export const daysRecord = (owner: string) =>
  sealedRecord(`${storageKeys.days}.${owner}`, DaysSchema);

/**
 * Saves one change of one day. It goes into what is kept at this moment, so that another tab's
 * days and fields stay. `false` when the browser keeps nothing.
 */
export const saveDay = (owner: string, day: CalendarDay, change: DayChange): Promise<boolean> =>
  daysRecord(owner).change((record) => recordOf(withChange(daysOf(record), day, change)));

/**
 * Her days as they are kept, newest first, and where, also when another tab changes them; looked
 * at every so many milliseconds, they take in what no tab announces. `undefined` until opened.
 */
export function useDays(owner: string, lookEvery?: number) {
  const opened = useSealed(
    useMemo(() => daysRecord(owner), [owner]),
    lookEvery,
  );
  return useMemo(() => opened && { days: daysOf(opened.value), place: opened.place }, [opened]);
}
