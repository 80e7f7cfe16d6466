import { expect, it } from "vitest";
import type { DueReminder } from "#contract/push/reminders.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { dueNow, placeOfNote } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const due: DueReminder[] = [
  { kind: "doses", time: "08:00", count: 2 },
  { kind: "injections", time: "08:00", about: "today" },
  { kind: "injections", time: "08:00", about: "today" },
  { kind: "period", time: "09:00", about: "late" },
  { kind: "doses", time: "20:00", count: 1 },
  { kind: "dailyLog", time: "20:00" },
];
const at = (time: string, today = "2026-11-20") =>
  dueNow({ day, due }, { today, time }).map(
    ({ kind, count, href }) => `${kind} ${count ?? ""} ${href}`,
  );

it("a reminder shows once its time has come, once per kind, with doses counted together", () => {
  expect(at("07:59")).toEqual([]);
  expect(at("08:00")).toEqual([
    "doses 2 /my-health/medications",
    "injections  /my-health/medications",
  ]);
  expect(at("23:00")).toEqual([
    "doses 3 /my-health/medications",
    "injections  /my-health/medications",
    "dailyLog  /track",
  ]);
});

it("an answer of another day is ignored", () => {
  expect(at("23:00", "2026-11-21")).toEqual([]);
});

it("a notification opens the page for its reminder, or home if there are several pages", () => {
  const placeAt = (time: string, kinds: readonly DueReminder["kind"][], onDay = "2026-11-20") =>
    placeOfNote(
      {
        day,
        notes: [],
        messages: [
          { time: "08:00", kinds: ["doses", "packs"] },
          { time: "21:45", kinds: [...kinds] },
        ],
      },
      { today: onDay, time },
    );
  expect(placeAt("07:00", [])).toBe("/");
  expect(placeAt("08:00", ["dailyLog"])).toBe("/my-health/medications");
  expect(placeAt("21:50", ["dailyLog"])).toBe("/track");
  expect(placeAt("21:50", ["appointment"])).toBe("/my-health/doctor-visit");
  expect(placeAt("21:50", ["carePlan"])).toBe("/learn/care-plan");
  expect(placeAt("21:50", ["recoveryCode"])).toBe("/settings/security");
  expect(placeAt("21:50", ["period"])).toBe("/");
  expect(placeAt("21:50", ["dailyLog", "doses"])).toBe("/");
  expect(placeAt("21:50", ["dailyLog"], "2026-11-21")).toBe("/");
});

it("a notification about one medicine opens it by id; about several, the list", () => {
  const metformin = "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10";
  const iron = "7d1f7f0a-9a3c-4a55-8f0e-2f6d1c3b5a90";
  const noteOf = (date: string, ...medicineIds: string[]) => ({
    at: 0,
    until: 0,
    date: calendarDay(date),
    doses: medicineIds.map((medicineId, index) => ({ medicineId, slot: index + 1 })),
  });
  const placeAt = (time: string) =>
    placeOfNote(
      {
        day,
        messages: [
          { time: "08:00", kinds: ["doses"] },
          { time: "20:00", kinds: ["doses"] },
        ],
        notes: [
          noteOf("2026-11-20", metformin, metformin),
          noteOf("2026-11-20", metformin, iron),
          noteOf("2026-11-21", iron),
        ],
      },
      { today: day, time },
    );
  expect(placeAt("08:05")).toBe(`/my-health/medications#${metformin}`);
  expect(placeAt("20:05")).toBe("/my-health/medications");
});
