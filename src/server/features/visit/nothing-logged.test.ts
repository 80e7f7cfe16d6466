import { afterAll, beforeAll, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = calendarDay("2026-11-20");
const date = addDays(today, -3);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp("sqlite");
});
afterAll(() => test.close());

it.each([
  ["Pain", "/api/pcos-logs", { date, pain_level: 6 }],
  ["Pain", "/api/symptoms", { date, type: "cramps", severity: 6 }],
  ["Symptoms", "/api/symptoms", { date, type: "bloating", severity: 4 }],
  ["Bleeding", "/api/pcos-logs", { date, period_flow: "moderate" }],
  ["Bleeding", "/api/cycles", { startDate: addDays(date, -4), endDate: date }],
  ["Cycles", "/api/cycles", { startDate: addDays(date, -4), endDate: date }],
  ["Hair and skin", "/api/pcos-logs", { date, acne: 4 }],
  ["Hair and skin", "/api/symptoms", { date, type: "acne_face", severity: 4 }],
  ["Mood", "/api/pcos-logs", { date, anxiety_level: 6 }],
  ["Mood", "/api/moods", { date, depression: 4 }],
  ["Mood", "/api/stress", { date, level: 3, tags: [] }],
  ["Mood", "/api/questionnaires", { date, kind: "phq2", answers: [1, 1] }],
  ["Lab results", "/api/labs", { date, test: "hba1c", value: 5.4, unit: "%" }],
  ["Hair and skin", "/api/pcos-logs", { date, hair_thinning: 4 }],
  ["Hair and skin", "/api/body-checks", { date, acne: 3 }],
  ["Lab results", "/api/metabolic", { date, hba1c: 5.4 }],
  ["Measures", "/api/metabolic", { date, weight: 70 }],
] as const)("%s is not said to be unlogged after %s %o", async (part, path, body) => {
  const client = await test.register();
  const saved = await client.send("POST", path, { body });
  expect([200, 201], saved.body).toContain(saved.statusCode);
  const options = { months: 6, include: visitParts };
  const { text } = (await client.send("POST", "/api/visit/text", { body: options })).json();
  expect(text.split("Nothing logged")[1] ?? "", text).not.toContain(part);
});
