import { clockOfTwelve } from "./clock-time.ts";
import type { WrittenForms } from "./written-forms.ts";

/** As in the specification: "Jan 5, 2026". */
export const english: WrittenForms = {
  language: "en",
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  narrowWeekdays: ["M", "T", "W", "T", "F", "S", "S"],
  dayOfYear: (day, month, year) => `${month} ${day}, ${year}`,
  dayOfMonth: (day, month) => `${month} ${day}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwelve,
  pair: (one, other) => `${one} and ${other}`,
  listEnd: (others, last) => `${others}, and ${last}`,
  decimalMark: ".",
  thousandsMark: ",",
};

/** As in Africa: "5 Jan 2026". */
const dayFirst: WrittenForms = {
  ...english,
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
};

/**
 * By time zone: a browser's language says little about its place.
 * @example englishIn("Africa/Johannesburg").dayOfMonth(5, "Jan") // "5 Jan"
 */
export const englishIn = (timeZone: string): WrittenForms =>
  timeZone.startsWith("Africa/") ? dayFirst : english;
