import { daysBetween } from "#domain/days/calendar-day.ts";
import type { StoredReader } from "./reader.ts";

// Ten years of periods, and twice the symptoms of most lives: what is worked out of so much takes the
// main thread some 15 ms; of as much as the limits allow, 150 ms.
const MOST_CYCLES = 130;
const MOST_SYMPTOMS = 15_000;
/** Within all her periods: one day takes 20 µs, and a period that goes on for forty years has 15,000. */
const MOST_PERIOD_DAYS = 10 * MOST_CYCLES;

/** Whether what is worked out of her history would hold others up, and needs a thread of its own. */
export const hasLongHistory = async (reader: StoredReader): Promise<boolean> =>
  (await reader.hasMoreThan(MOST_CYCLES, "cycle")) ||
  (await reader.hasMoreThan(MOST_SYMPTOMS, "symptom")) ||
  (await periodDays(reader)) > MOST_PERIOD_DAYS;

async function periodDays(reader: StoredReader): Promise<number> {
  const cycles = await reader.list("cycle");
  return cycles.reduce(
    (days, { startDay, endDay = startDay }) => days + daysBetween(startDay, endDay) + 1,
    0,
  );
}
