/**
 * Words in the paths of tests that depend on dates; other web tests are independent of the time
 * zone.
 */
export const datedTests = [
  ...["src/domain/", "src/contract/", "src/report/", "src/web/i18n/"],
  ...["view-model", "clock", "day", "documents/calendar/"],
];
