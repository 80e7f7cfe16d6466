import { daysBetween } from "#domain/days/calendar-day.ts";
import type { StoredReader } from "./reader.ts";

// Ten years of periods, and twice the symptoms of most users: computing from that much takes the main thread
// about 15 ms, and from the maximum 150 ms.
const MOST_CYCLES = 130;
const MOST_SYMPTOMS = 15_000;
/** Total days of all periods: a day takes 20 µs, and a period left open for forty years has 15,000. */
const MOST_PERIOD_DAYS = 10 * MOST_CYCLES;

/** Returns whether computing from the history would block the main thread, and needs a worker thread. */
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
