/**
 * How a language writes days, times, numbers and lists. Browsers format none of them in Hausa and
 * Yoruba (they fall back to American English without a word), so each language is one small table
 * that the browser and the server share. Months from January on, weekdays from Monday on.
 */
export interface WrittenForms {
  /** BCP 47, as the `lang` of a page has it. */
  readonly language: string;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly narrowWeekdays: readonly string[];
  readonly dayOfYear: (day: number, month: string, year: string) => string;
  readonly dayOfMonth: (day: number, month: string) => string;
  readonly weekdayAndDay: (weekday: string, day: string) => string;
  readonly timeOfDay: (hour: number, minute: number) => string;
  readonly pair: (one: string, other: string) => string;
  /** Ends a list of three or more: all but the last, already written, and the last. */
  readonly listEnd: (others: string, last: string) => string;
  readonly decimalMark: string;
  readonly thousandsMark: string;
}
