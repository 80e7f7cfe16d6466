import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/**
 * Names from CLDR 48 (`xh`), of months the stand-alone forms. CLDR has American order ("Janyuwari
 * 5, Mvulo"); South Africa writes the day first.
 */
export const forms: WrittenForms = {
  language: "xh",
  months: [
    "Janyuwari",
    "Februwari",
    "Matshi",
    "Epreli",
    "Meyi",
    "Juni",
    "Julayi",
    "Agasti",
    "Septemba",
    "Okthoba",
    "Novemba",
    "Disemba",
  ],
  shortMonths: ["Jan", "Feb", "Mat", "Epr", "Mey", "Jun", "Jul", "Aga", "Sep", "Okt", "Nov", "Dis"],
  weekdays: ["Mvulo", "Lwesibini", "Lwesithathu", "Lwesine", "Lwesihlanu", "Mgqibelo", "Cawe"],
  shortWeekdays: ["Mvu", "Bin", "Tha", "Sin", "Hla", "Mgq", "Caw"],
  narrowWeekdays: ["Mv", "Sb", "St", "Sin", "Hl", "Mg", "C"],
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwentyFour,
  // Commas alone, as in CLDR: "and" would change the first letter of the word after it.
  pair: (one, other) => `${one}, ${other}`,
  listEnd: (others, last) => `${others}, ${last}`,
  decimalMark: ".",
  thousandsMark: "\u00a0",
};
