import { useMemo } from "react";
import * as z from "zod/mini";
import { storageKeys } from "#contract/storage-keys.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { mean, toOneDecimal } from "#domain/mean.ts";
import { kept, useKept } from "#web/entry/kept.ts";
import type { LocalNote } from "./view-model.ts";

/** The record is read anew so often, whoever changed it. */
const LOOK_EVERY = 2000;

const ScaleSchema = z.catch(z.nullish(z.number().check(z.minimum(1), z.maximum(5))), null);
const EntrySchema = z.object({
  dateISO: z.string(),
  phase: z.catch(z.nullish(z.string()), null),
  mood: z.catch(
    z.nullish(z.object({ pmdd: ScaleSchema, anxiety: ScaleSchema, acuteStress: ScaleSchema })),
    null,
  ),
});

/**
 * The day entries this browser keeps, by their day or as a list; what is broken or of another
 * version is left out.
 * @example notesIn([{ dateISO: "2026-11-20", mood: { anxiety: 4 } }]) // one note
 */
export function notesIn(record: object | null): readonly LocalNote[] {
  return Object.values(record ?? {}).flatMap((entry) => {
    const read = EntrySchema.safeParse(entry);
    if (!read.success) return [];
    const { dateISO, phase, mood } = read.data;
    const date = dateISO.slice(0, 10);
    if (!isCalendarDay(date)) return [];
    const levels = Object.values(mood ?? {}).filter((level) => typeof level === "number");
    const average = mean(levels);
    return [{ date, phase: phase ?? null, mood: average === null ? null : toOneDecimal(average) }];
  });
}

const DaysSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** What she noted in this browser, followed as it changes here, in another tab or by itself. */
export function useLocalNotes(owner: string): readonly LocalNote[] {
  const record = useKept(kept(`${storageKeys.days}.${owner}`, DaysSchema), LOOK_EVERY);
  return useMemo(() => notesIn(record), [record]);
}
