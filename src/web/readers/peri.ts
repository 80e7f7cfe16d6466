import { addDays } from "#domain/calendar-day.ts";
import { Diary } from "./diary.ts";
import type { FileHistory, LocalClock } from "./file-history.ts";
import { isRecord, numberOf, recordsOf } from "./json.ts";

/** Peri: the first day of each cycle and how many days it bled. */

const LONGEST = 60;

export const isPeri = (json: unknown) =>
  isRecord(json) &&
  recordsOf(json.cycles).some((one) => "startDate" in one && "periodLength" in one);

export function readPeri(json: unknown, clock: LocalClock): FileHistory {
  const diary = new Diary(clock);
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
    const isGoingOn = last > clock.today;
    diary.period(first, isGoingOn ? clock.today : last);
  }
  return diary.finish("peri");
}
