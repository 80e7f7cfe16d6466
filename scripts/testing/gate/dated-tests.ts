/**
 * Words in the paths of the tests whose code reads the time zone of its machine, or is given one.
 * `zone-free.test.ts` lists the sources that read it.
 */
export const datedTests = [
  "gate/place",
  "src/domain/reminders/instant-at",
  "src/web/i18n/format-day",
  "src/web/i18n/time-axis",
  "src/web/pages/days/",
  "view-model",
  "clock",
  "history-day",
  "use-day-",
  "documents/calendar/",
];
