import { addDays } from "#domain/calendar-day.ts";
import { Diary } from "./diary.ts";
import type { Found, Her } from "./found.ts";
import { isRecord, numberOf, recordsOf } from "./json.ts";

/** Peri: the first day of each cycle and how many days it bled. */

const LONGEST = 60;

export const isPeri = (json: unknown) =>
  isRecord(json) &&
  recordsOf(json.cycles).some((one) => "startDate" in one && "periodLength" in one);

export function readPeri(json: unknown, her: Her): Found {
  const diary = new Diary(her);
  const cycles = isRecord(json) ? recordsOf(json.cycles) : [];
  for (const { startDate, periodLength } of cycles) {
    const first = diary.dayOf(startDate);
    const days = numberOf(periodLength) ?? 1;
    if (first === null) continue;
    if (!Number.isInteger(days) || days < 1 || days > LONGEST) {
      diary.doubt("long_period");
      continue;
    }
    // The days to come of a period that has only begun are Peri's guess.
    const last = addDays(first, days - 1);
    const isGoingOn = last > her.today;
    diary.period(first, isGoingOn ? her.today : last);
  }
  return diary.finish("peri");
}
