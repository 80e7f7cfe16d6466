import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { storageKeys } from "#contract/storage-keys.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { mean, toOneDecimal } from "#domain/mean.ts";
import type { LocalNote } from "./view-model.ts";

/** The storage event tells of other tabs only; this tab's own notes are looked for so often. */
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
 * The day entries of this browser, read safely: what is broken or of another version is left out.
 * @example notesIn('{"2026-11-20":{"dateISO":"2026-11-20","mood":{"anxiety":4}}}') // one note
 */
export function notesIn(stored: string | null): readonly LocalNote[] {
  return entriesIn(stored).flatMap((entry) => {
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

/** Entries are kept by their day, or as a list. */
function entriesIn(stored: string | null): readonly unknown[] {
  if (stored === null) return [];
  try {
    const record: unknown = JSON.parse(stored);
    return typeof record === "object" && record !== null ? Object.values(record) : [];
  } catch {
    return [];
  }
}

function read(owner: string): string | null {
  try {
    return localStorage.getItem(`${storageKeys.days}.${owner}`);
  } catch {
    return null;
  }
}

/** What she noted in this browser, followed as it changes here or in another tab. */
export function useLocalNotes(owner: string): readonly LocalNote[] {
  const [stored, setStored] = useState(() => read(owner));
  useEffect(() => {
    const look = () => setStored(read(owner));
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener("storage", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("storage", look);
    };
  }, [owner]);
  return useMemo(() => notesIn(stored), [stored]);
}
