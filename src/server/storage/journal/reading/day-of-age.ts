import { isCalendarDay } from "#domain/days/calendar-day.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Uses the day of the consent, by which the age had been given. */
export function withDayOfAge(older: unknown): unknown {
  if (!isRecord(older) || typeof older.ageToldOn === "string") return older;
  const at = isRecord(older.consent) ? older.consent.at : null;
  const day = typeof at === "string" ? at.slice(0, 10) : "";
  return { ...older, ageToldOn: isCalendarDay(day) ? day : null };
}
