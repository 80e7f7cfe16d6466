import { dayMeant } from "#domain/days/calendar-day.ts";

const DAY_FIELDS: ReadonlySet<string> = new Set(["date", "from", "to", "startDate", "endDate"]);

/** Returns the fields with each timestamp replaced by its calendar day in the user's time zone. */
export function withLocalDays(fields: object, timeZone: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      DAY_FIELDS.has(name) && typeof value === "string" ? dayMeant(value, timeZone) : value,
    ]),
  );
}
