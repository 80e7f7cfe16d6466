/**
 * Browsers silently fall back to American English for Hausa and Yoruba, so each language is a small
 * table shared with the server. Months start in January, weekdays on Monday.
 */
export interface WrittenForms {
  /** BCP 47, for the `lang` attribute. */
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
  /** Joins a list of three or more: all but the last, already joined, and the last. */
  readonly listEnd: (others: string, last: string) => string;
  readonly decimalMark: string;
  readonly thousandsMark: string;
}
