import { addDays, type CalendarDay, dayMeant } from "#domain/days/calendar-day.ts";
import { type DayRange, tellRanges } from "../diary/day-ranges.ts";
import type { Diary } from "../diary/diary.ts";
import { type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { dayInOrder } from "../formats/date-order.ts";
import { namesOnlyPeriod, namesPeriod, roleOf } from "./column-names.ts";

/** Calendar files (iCalendar, RFC 5545): the events whose title says that they are periods. */

/** Titles of forecasts by other apps, and of events that mention a period but are not one. */
const NO_PERIOD =
  /predict|forecast|expect|estimat|next|fertil|ovulat|late|pms|reminder|doctor|erwart|voraus|prevu|prochain|previst|proxim|tabiri|ijayo|volgende|verwag/i;

const textIn = (event: string, name: string) =>
  new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, "im").exec(event)?.[1]?.trim() ?? "";

const UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The local day of a time; midnight belongs to the day before it where it ends an event. */
function dayOf(text: string, timeZone: string, isEnd = false): CalendarDay | null {
  if (UTC.test(text)) {
    const time = Date.parse(text.replace(UTC, "$1-$2-$3T$4:$5:$6Z")) - (isEnd ? 1 : 0);
    return Number.isNaN(time) ? null : dayMeant(new Date(time).toISOString(), timeZone);
  }
  const day = dayInOrder(text.slice(0, 8), "ymd");
  return day !== null && isEnd && /^\d+(?:T000000)?$/.test(text) ? addDays(day, -1) : day;
}

function rangeOf(event: string, { timeZone }: LocalClock): DayRange[] {
  const first = dayOf(textIn(event, "DTSTART"), timeZone);
  if (first === null) return [];
  const end = dayOf(textIn(event, "DTEND"), timeZone, true) ?? first;
  const daysIn = (name: string, form: RegExp) =>
    addDays(first, Math.min(100, Number(form.exec(textIn(event, name))?.[1] ?? 1)) - 1);
  const ends = [
    first,
    end,
    daysIn("DURATION", /^P(\d{1,3})D/),
    daysIn("RRULE", /^FREQ=DAILY(?:;INTERVAL=1)?;COUNT=(\d{1,3})/),
  ];
  return [{ first, last: ends.toSorted().at(-1) ?? first }];
}

const titleOf = (event: string) => textIn(event, "SUMMARY");

/** Events that are the first or the last day of a period, as periods. */
function joined(events: readonly string[], clock: LocalClock): DayRange[] {
  const ranges: DayRange[] = [];
  for (const event of events) {
    const [range] = rangeOf(event, clock);
    const before = ranges.at(-1);
    if (!range) continue;
    const isEnd = roleOf(titleOf(event)) === "period_end";
    if (isEnd && before) ranges[ranges.length - 1] = { ...before, last: range.last };
    else ranges.push(range);
  }
  return ranges;
}

/** School hours are called periods, too. */
const isShort = (event: string) =>
  /T/.test(textIn(event, "DTSTART")) &&
  textIn(event, "DTSTART").slice(0, 8) === textIn(event, "DTEND").slice(0, 8);

/** @throws UnreadableFile `no_periods` when no event is called a period */
export function calendarOf(text: string, clock: LocalClock) {
  // A long line goes on after a line break and a space.
  const events = text
    .replace(/\r?\n[ \t]/g, "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .filter((event) => namesPeriod(titleOf(event)) && !NO_PERIOD.test(titleOf(event)))
    .toSorted((one, other) => textIn(one, "DTSTART").localeCompare(textIn(other, "DTSTART")));
  const ranges = joined(events, clock);
  if (ranges.length === 0) throw new UnreadableFile("no_periods");
  const isSure = events.every((event) => namesOnlyPeriod(titleOf(event)) && !isShort(event));
  return (diary: Diary) => {
    if (!isSure) diary.arePeriodsGuessed = true;
    tellRanges(
      diary,
      ranges.flatMap(({ first, last }) => (diary.dayOf(first) === null ? [] : { first, last })),
    );
  };
}
