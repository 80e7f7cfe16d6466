import type { VisitReport } from "#contract/visit/visit-report.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";

const made = calendarDay("2026-11-20");

/** A doctor's page with every part left out. */
export const blankReport: VisitReport = {
  made,
  period: { from: calendarDay("2026-05-21"), to: made, months: 6 },
  name: null,
  age: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
  questions: null,
  flags: null,
  cycles: null,
  forecast: null,
  bleeding: null,
  pain: null,
  symptoms: null,
  mood: null,
  labs: null,
  measures: null,
  medicines: null,
  body: null,
  leftOut: [],
};
