import { daysBetween } from "#domain/days/calendar-day.ts";
import type { StoredReader } from "./reader.ts";

// Ten years, and twice most users' symptoms: takes the main thread 15 ms, the maximum 150 ms.
const MOST_CYCLES = 130;
const MOST_SYMPTOMS = 15_000;
/** Total days of all periods: a day takes 20 µs, and a period left open for forty years has 15,000. */
const MOST_PERIOD_DAYS = 10 * MOST_CYCLES;

export const hasLongHistory = async (reader: StoredReader): Promise<boolean> =>
  (await reader.count("cycle")) > MOST_CYCLES ||
  (await reader.count("symptom")) > MOST_SYMPTOMS ||
  (await periodDays(reader)) > MOST_PERIOD_DAYS;

async function periodDays(reader: StoredReader): Promise<number> {
  const cycles = await reader.list("cycle");
  return cycles.reduce(
    (days, { startDay, endDay = startDay }) => days + daysBetween(startDay, endDay) + 1,
    0,
  );
}
