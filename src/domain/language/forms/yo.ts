import { clockOfTwentyFour } from "../clock-time.ts";
import type { WrittenForms } from "../written-forms.ts";

/**
 * Names from CLDR 48 (`yo`), with three spellings corrected. Its times ("13:5"), medium days ("5 01
 * 2026") and lists ("A àtiB") are not what people write.
 */
export const forms: WrittenForms = {
  language: "yo",
  months: [
    "Oṣù Ṣẹ́rẹ́",
    "Oṣù Èrèlè",
    "Oṣù Ẹrẹ̀nà",
    "Oṣù Ìgbé",
    "Oṣù Ẹ̀bibi",
    "Oṣù Òkúdu",
    "Oṣù Agẹmọ",
    "Oṣù Ògún",
    "Oṣù Ọwẹ́wẹ̀",
    "Oṣù Ọ̀wàrà",
    "Oṣù Bélú",
    "Oṣù Ọ̀pẹ̀",
  ],
  // Without "Oṣù", month, where there is little room.
  shortMonths: [
    "Ṣẹ́rẹ́",
    "Èrèlè",
    "Ẹrẹ̀nà",
    "Ìgbé",
    "Ẹ̀bibi",
    "Òkúdu",
    "Agẹmọ",
    "Ògún",
    "Ọwẹ́wẹ̀",
    "Ọ̀wàrà",
    "Bélú",
    "Ọ̀pẹ̀",
  ],
  weekdays: ["Ọjọ́ Ajé", "Ọjọ́ Ìṣẹ́gun", "Ọjọ́rú", "Ọjọ́bọ̀", "Ọjọ́ Ẹtì", "Ọjọ́ Àbámẹ́ta", "Ọjọ́ Àìkú"],
  // The two long ones are cut, as CLDR's shortest are: seven have to fit side by side on a phone.
  shortWeekdays: ["Ajé", "Ìṣẹ́g", "Ọjọ́rú", "Ọjọ́bọ̀", "Ẹtì", "Àbám", "Àìkú"],
  narrowWeekdays: ["Aj", "Ìṣ", "Rú", "Bọ̀", "Ẹt", "Àb", "Àì"],
  dayOfYear: (day, month, year) => `${day} ${month} ${year}`,
  dayOfMonth: (day, month) => `${day} ${month}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  timeOfDay: clockOfTwentyFour,
  pair: (one, other) => `${one} àti ${other}`,
  listEnd: (others, last) => `${others} àti ${last}`,
  decimalMark: ".",
  thousandsMark: ",",
};
