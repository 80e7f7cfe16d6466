import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/** Names from CLDR 48 (`sw`), which Node carries; the test compares them. */
export const forms: WrittenForms = {
  language: "sw",
  months: [
    "Januari",
    "Februari",
    "Machi",
    "Aprili",
    "Mei",
    "Juni",
    "Julai",
    "Agosti",
    "Septemba",
    "Oktoba",
    "Novemba",
    "Desemba",
  ],
  shortMonths: ["Jan", "Feb", "Mac", "Apr", "Mei", "Jun", "Jul", "Ago", "Sep", "Okt", "Nov", "Des"],
  weekdays: ["Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi", "Jumapili"],
  // CLDR has no short ones; these are those of printed calendars.
  shortWeekdays: ["Jtt", "Jnn", "Jtn", "Alh", "Iju", "Jmo", "Jpi"],
  // CLDR's are the English initials (M for Jumatatu).
  narrowWeekdays: ["Jtt", "Jnn", "Jtn", "Alh", "Iju", "Jmo", "Jpi"],
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwentyFour,
  pair: (one, other) => `${one} na ${other}`,
  listEnd: (others, last) => `${others} na ${last}`,
  decimalMark: ".",
  thousandsMark: ",",
};
