import type { CalendarDay } from "#domain/calendar-day.ts";

interface FileToSave {
  readonly name: string;
  readonly text: string;
}

/**
 * Her export as a file that people and programs can read.
 * @example exportFile(data, calendarDay("2026-11-20")).name // "mwezi-export-2026-11-20.json"
 */
export function exportFile(data: unknown, today: CalendarDay): FileToSave {
  return { name: `mwezi-export-${today}.json`, text: `${JSON.stringify(data, null, 2)}\n` };
}
