import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/** Names from CLDR 48 (`zu`). Its days are in American order: South Africa writes the day first. */
export const forms: WrittenForms = {
  language: "zu",
  months: [
    "Januwari",
    "Februwari",
    "Mashi",
    "Ephreli",
    "Meyi",
    "Juni",
    "Julayi",
    "Agasti",
    "Septhemba",
    "Okthoba",
    "Novemba",
    "Disemba",
  ],
  shortMonths: ["Jan", "Feb", "Mas", "Eph", "Mey", "Jun", "Jul", "Aga", "Sep", "Okt", "Nov", "Dis"],
  weekdays: [
    "UMsombuluko",
    "ULwesibili",
    "ULwesithathu",
    "ULwesine",
    "ULwesihlanu",
    "UMgqibelo",
    "ISonto",
  ],
  shortWeekdays: ["Mso", "Bil", "Tha", "Sin", "Hla", "Mgq", "Son"],
  narrowWeekdays: ["M", "B", "T", "S", "H", "M", "S"],
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwentyFour,
  // "And" grows together with the word after it (na + i = ne); the hyphen keeps that word as it is.
  pair: (one, other) => `${one} ne-${other}`,
  listEnd: (others, last) => `${others}, ne-${last}`,
  decimalMark: ".",
  thousandsMark: ",",
};
