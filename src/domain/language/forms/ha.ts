import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/**
 * Names from CLDR 48 (`ha`). Nigeria and South Africa write the day first, unlike its short days.
 */
export const forms: WrittenForms = {
  language: "ha",
  months: [
    "Janairu",
    "Faburairu",
    "Maris",
    "Afirilu",
    "Mayu",
    "Yuni",
    "Yuli",
    "Agusta",
    "Satumba",
    "Oktoba",
    "Nuwamba",
    "Disamba",
  ],
  shortMonths: ["Jan", "Fab", "Mar", "Afi", "May", "Yun", "Yul", "Agu", "Sat", "Okt", "Nuw", "Dis"],
  weekdays: ["Litinin", "Talata", "Laraba", "Alhamis", "Jummaʼa", "Asabar", "Lahadi"],
  shortWeekdays: ["Lit", "Tal", "Lar", "Alh", "Jum", "Asa", "Lah"],
  narrowWeekdays: ["L", "T", "L", "A", "J", "A", "L"],
  dayOfYear: (day, month, year) => `${day} ${month}, ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwentyFour,
  pair: (one, other) => `${one} da ${other}`,
  listEnd: (others, last) => `${others}, da ${last}`,
  decimalMark: ".",
  thousandsMark: ",",
};
