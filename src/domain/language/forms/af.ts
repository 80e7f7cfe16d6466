import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/**
 * Names from CLDR 48 (`af`). Its named styles pad the day ("05 Januarie 2026") and turn short ones
 * round ("2026-01-05"); the same parts asked for one by one come as people write them.
 */
export const forms: WrittenForms = {
  language: "af",
  months: [
    "Januarie",
    "Februarie",
    "Maart",
    "April",
    "Mei",
    "Junie",
    "Julie",
    "Augustus",
    "September",
    "Oktober",
    "November",
    "Desember",
  ],
  shortMonths: [
    "Jan.",
    "Feb.",
    "Mrt.",
    "Apr.",
    "Mei",
    "Jun.",
    "Jul.",
    "Aug.",
    "Sep.",
    "Okt.",
    "Nov.",
    "Des.",
  ],
  weekdays: ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrydag", "Saterdag", "Sondag"],
  shortWeekdays: ["Ma.", "Di.", "Wo.", "Do.", "Vr.", "Sa.", "So."],
  narrowWeekdays: ["M", "D", "W", "D", "V", "S", "S"],
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday} ${day}`,
  timeOfDay: clockOfTwentyFour,
  pair: (one, other) => `${one} en ${other}`,
  listEnd: (others, last) => `${others} en ${last}`,
  decimalMark: ",",
  thousandsMark: "\u00a0",
};
