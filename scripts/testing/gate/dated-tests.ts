/**
 * Words in the paths of the tests whose code reads the time zone of its machine, or is given one.
 * `zone-free.test.ts` proves that the rest of these three folders reads none.
 */
export const datedTests = [
  "src/contract/",
  "src/domain/reminders/instant-at",
  "src/web/i18n/",
  "view-model",
  "clock",
  "day",
  "visit-",
  "documents/calendar/",
];
