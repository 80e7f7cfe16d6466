import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { writeDayOfMonth, writeMonth, writeMonthAndYear } from "#domain/language/write-day.ts";
import { formsIn } from "./written-forms.ts";

const EPOCH = "2000-01-01" as CalendarDay;

/** A day as a number for charts: days since 1 January 2000. */
export const dayNumber = (day: CalendarDay): number => daysBetween(EPOCH, day);

interface TimeTick {
  readonly at: number;
  readonly label: string;
}

const MONTH = 31;
const YEAR = 366;
/** Letters that fit side by side below a chart on a phone. */
const ROOM = 26;
/** With three labels there is more space between them. */
const ROOM_OF_THREE = 28;

const lettersIn = (labels: readonly string[]) =>
  labels.join("").normalize("NFD").replaceAll(/\p{M}/gu, "").length;

/** Few enough for a phone; with the year if they span two. */
export function timeTicks(first: CalendarDay, last: CalendarDay, locale: string): TimeTick[] {
  const span = daysBetween(first, last);
  const forms = formsIn(locale);
  const label = (day: CalendarDay) => {
    if (span > YEAR) return writeMonthAndYear(day, forms, "short");
    return span <= 4 * MONTH
      ? writeDayOfMonth(day, forms, "short")
      : writeMonth(day, forms, "short");
  };
  const ticksAt = (steps: readonly number[]) =>
    steps.map((step) => {
      const day = addDays(first, Math.round(span * step));
      return { at: dayNumber(day), label: label(day) };
    });
  if (span < 2) return ticksAt([0]);
  const four = ticksAt([0, 1 / 3, 2 / 3, 1]);
  const fit = span <= YEAR && lettersIn(four.map((tick) => tick.label)) <= ROOM;
  if (fit) return four;
  const three = ticksAt([0, 1 / 2, 1]);
  return lettersIn(three.map((tick) => tick.label)) <= ROOM_OF_THREE ? three : ticksAt([0, 1]);
}
