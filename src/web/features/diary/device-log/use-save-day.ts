import { useEffect, useState } from "react";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { announceSubmission } from "#web/api/writes.ts";
import { saveDay } from "./api.ts";
import { changedEntry, type DayChange, type DayEntry, entryOf } from "./view-model.ts";

const SAVED_SHOWN = 900;

export function useSaveDay(owner: string, day: CalendarDay | null, days: readonly DayEntry[]) {
  const [hasFailed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  // Encryption takes time and may fail: the screen shows the edits from here.
  const [edits, setEdits] = useState<ReadonlyMap<CalendarDay, DayEntry>>(new Map());
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SAVED_SHOWN);
    return () => clearTimeout(timer);
  }, [times]);
  const change = async (next: DayChange) => {
    if (day === null) return;
    setEdits((before) => {
      const entry = before.get(day) ?? entryOf(days, day);
      return new Map(before).set(day, changedEntry(entry, next));
    });
    const { mood } = next;
    if (mood) announceSubmission({ place: storageKeys.days, entry: { date: day, mood } });
    const isStored = await saveDay(owner, day, next);
    setFailed(!isStored);
    if (isStored) setTimes((count) => count + 1);
  };
  const entry = day && (edits.get(day) ?? entryOf(days, day));
  return { change, entry, hasFailed, isSaved: isShown };
}
