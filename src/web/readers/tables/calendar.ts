import { addDays } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { UnreadableFile } from "../diary/file-history.ts";
import { type DayRange, tellRanges } from "../diary/start-list.ts";
import { dayInOrder } from "../formats/date-order.ts";
import { namesPeriod } from "./column-names.ts";

/** Calendar files (iCalendar, RFC 5545): the events whose title says that they are periods. */

/** Titles of forecasts by other apps, and of events that mention a period but are not one. */
const NO_PERIOD =
  /predict|forecast|expect|estimat|next|fertil|ovulat|late|pms|reminder|doctor|erwart|voraus|prevu|prochain|previst|proxim|tabiri|ijayo|volgende|verwag/i;

const textIn = (event: string, name: string) =>
  new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, "im").exec(event)?.[1]?.trim() ?? "";

const dayIn = (event: string, name: string) => dayInOrder(textIn(event, name).slice(0, 8), "ymd");

/** The day an event ends on is not part of it, if it has no time. */
function rangeOf(event: string): DayRange[] {
  const first = dayIn(event, "DTSTART");
  const end = dayIn(event, "DTEND");
  if (first === null) return [];
  const isWhole = !/T\d/.test(textIn(event, "DTEND"));
  const last = end === null ? first : end > first && isWhole ? addDays(end, -1) : end;
  return [{ first, last }];
}

/** @throws UnreadableFile `no_periods` when no event is called a period */
export function calendarOf(text: string) {
  // A long line goes on after a line break and a space.
  const events = text
    .replace(/\r?\n[ \t]/g, "")
    .split("BEGIN:VEVENT")
    .slice(1);
  const ranges = events
    .filter((event) => {
      const title = textIn(event, "SUMMARY");
      return namesPeriod(title) && !NO_PERIOD.test(title);
    })
    .flatMap(rangeOf);
  if (ranges.length === 0) throw new UnreadableFile("no_periods");
  const tell = (diary: Diary) =>
    tellRanges(
      diary,
      ranges.flatMap(({ first, last }) => (diary.dayOf(first) === null ? [] : { first, last })),
    );
  return { dates: [] as string[], tell };
}
