/** Words in the paths of the tests that reckon with days; the rest of the web knows no time zone. */
export const datedTests = [
  ...["src/domain/", "src/contract/", "src/report/", "src/web/i18n/"],
  ...["view-model", "clock", "day", "documents/calendar/"],
];
