import { useMemo } from "react";
import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { persistStorage } from "#web/api/device/persist-storage.ts";
import { sealedRecord } from "#web/entry/seal/sealed-record.ts";
import { useSealed } from "#web/entry/seal/use-sealed.ts";
import { type DayChange, daysOf, recordOf, withChange } from "./view-model.ts";

/** Days keyed by date; older app versions stored a list. */
const DaysSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

export const daysRecord = (owner: string) =>
  sealedRecord(`${storageKeys.days}.${owner}`, DaysSchema);

/** Applied to the currently stored days, so that another tab's changes stay. */
export function saveDay(owner: string, day: CalendarDay, change: DayChange): Promise<boolean> {
  persistStorage();
  return daysRecord(owner).change((record) => recordOf(withChange(daysOf(record), day, change)));
}

export function useDays(owner: string, lookEvery?: number) {
  const opened = useSealed(
    useMemo(() => daysRecord(owner), [owner]),
    lookEvery,
  );
  return useMemo(() => opened && { days: daysOf(opened.value), place: opened.place }, [opened]);
}
