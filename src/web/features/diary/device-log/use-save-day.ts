import { useEffect, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { saveDay } from "./api.ts";
import type { DayChange } from "./view-model.ts";

/** How long "Saved" stands after a change, in milliseconds. */
const SAVED_SHOWN = 900;

/** Saves each change of a day as it is made; on no day nothing is changed. */
export function useSaveDay(owner: string, day: CalendarDay | null) {
  const [hasFailed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SAVED_SHOWN);
    return () => clearTimeout(timer);
  }, [times]);
  const change = (next: DayChange) => {
    if (day === null) return;
    const isStored = saveDay(owner, day, next);
    setFailed(!isStored);
    if (isStored) setTimes((count) => count + 1);
  };
  return { change, hasFailed, isSaved: isShown };
}
