import { calendarDay } from "#domain/days/calendar-day.ts";
import { AppError } from "#server/failures/app-error.ts";
import { sizeClass } from "#server/storage/pages/page-format.ts";
import { collections, isMonthly, type Kind } from "./collections.ts";

export function checkEntryCount(kind: Kind, count: number): void {
  const { exportedAs, mostEntries: max } = collections[kind];
  if (count <= max) return;
  const detail = `At most ${max} are kept. Delete one that is no longer needed to add another.`;
  throw new AppError("too_many_entries", detail, {
    fields: [{ field: exportedAs, code: "too_many", params: { max } }],
  });
}

/** A page takes at least this for an entry, mostly for its random id. */
const BYTES_OF_ENTRY = 12;
const BYTES_OF_PAGE = sizeClass(0);
const DAYS_OF_MONTH = 31;
const ANY_DAY = calendarDay("2026-01-01");

/** Returns whether pages of so many bytes are within a kind's limit in any case, without opening them. */
export function areFewEntries(kind: Kind, bytes: number): boolean {
  const { keysOfDay, mostEntries } = collections[kind];
  const ofDay = keysOfDay(ANY_DAY).length || Number.POSITIVE_INFINITY;
  const ofMonth = Math.min(BYTES_OF_PAGE / BYTES_OF_ENTRY, ofDay * DAYS_OF_MONTH);
  return isMonthly(kind) && (bytes / BYTES_OF_PAGE) * ofMonth < mostEntries;
}
