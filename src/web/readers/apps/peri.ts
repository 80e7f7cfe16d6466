import { addDays } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { type JsonRecord, numberOf, recordsOf } from "../formats/json.ts";

/**
 * Peri: the first day of each cycle and its number of bleeding days
 * (https://github.com/IraSoro/peri).
 */

const LONGEST = 60;

export const isPeri = (json: JsonRecord) =>
  recordsOf(json.cycles).some((one) => "startDate" in one && "periodLength" in one);

export function readPeri(diary: Diary, { cycles }: JsonRecord, { today }: LocalClock): void {
  for (const { startDate, periodLength } of recordsOf(cycles)) {
    const first = diary.dayOf(startDate);
    const days = numberOf(periodLength) ?? 1;
    if (first === null) continue;
    if (!Number.isInteger(days) || days < 1 || days > LONGEST) {
      diary.doubt("long_period");
      continue;
    }
    // Future days of a current period are Peri's guess.
    const last = addDays(first, days - 1);
    diary.period(first, last > today ? today : last);
  }
}
