import { expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { pcosDaysOf } from "./pcos-day-of-record.ts";
import { pcosInsights } from "./pcos-insights.ts";

const today = calendarDay("2026-11-20");
const findings = (sources: Parameters<typeof pcosDaysOf>[0]) =>
  pcosInsights(pcosDaysOf(sources, today), today).highlights.map(({ key }) => key);

it("mood-card stress and symptom bloating count like those of a full daily log", () => {
  const bloating = { date: today, type: "bloating", severity: 6 } as const;
  expect(findings({ dailyLogs: [{ date: today, stress_level: 8, bloating: 6 }] })).toEqual([
    "stress-and-bloating",
  ]);
  expect(findings({ checkIns: [{ date: today, stress: 4 }], symptoms: [bloating] })).toEqual([
    "stress-and-bloating",
  ]);
});

it("the daily log's own fields stay with their day", () => {
  const [day] = pcosDaysOf(
    { dailyLogs: [{ date: today, acne: 5, acne_area: "chin", cravings: "sugar", sleep_hours: 5 }] },
    today,
  );
  expect(day).toMatchObject({ acne: 5, acne_area: "chin", cravings: "sugar", sleep_hours: 5 });
});

it("a day with only a mood is no log, and 31 days ago is too old", () => {
  const old = { date: addDays(today, -30), hair_growth: 9 };
  expect(pcosDaysOf({ checkIns: [{ date: today, stress: 4 }], dailyLogs: [old] }, today)).toEqual(
    [],
  );
});
