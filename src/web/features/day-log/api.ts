import { useSyncExternalStore } from "react";
import { storageKeys } from "#contract/storage-keys.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type DayChange, type DayEntry, daysOf, storedText, withChange } from "./view-model.ts";

/** One record for each account, so that two women on one phone do not meet. */
const keyOf = (owner: string) => `${storageKeys.days}.${owner}`;

const CHANGED = "mwezi-days-changed";

function readText(owner: string): string | null {
  try {
    return localStorage.getItem(keyOf(owner));
  } catch {
    return null;
  }
}

/** What this browser keeps of her days, newest first. */
export function readDays(owner: string): readonly DayEntry[] {
  return daysOf(readText(owner));
}

/**
 * Saves one change of one day. It goes into what is kept at this moment, so that another tab's
 * days and fields stay. `false` when the browser keeps nothing.
 */
export function saveDay(owner: string, day: CalendarDay, change: DayChange): boolean {
  try {
    localStorage.setItem(keyOf(owner), storedText(withChange(readDays(owner), day, change)));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** What deleting the account leaves: nothing. */
export function forgetDays(owner: string): void {
  localStorage.removeItem(keyOf(owner));
}

/** Her days as they are kept, also when another tab changes them. */
export function useDays(owner: string): readonly DayEntry[] {
  return daysOf(useSyncExternalStore(follow, () => readText(owner)));
}

function follow(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(CHANGED, listener);
  };
}
