import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../scripts/testing/example-profile.ts";
import { ProfileSchema } from "../account/profile.ts";
import { type StoryEntries, storyOf } from "./story.ts";

const today = calendarDay("2026-11-20");

const profile = ProfileSchema.parse({
  ...thandi,
  pcosDiagnosis: "yes",
  goals: ["fertility"],
  lifeStages: [{ id: crypto.randomUUID(), kind: "pregnancy", to: "2026-11-01", ending: "loss" }],
});

const entries: StoryEntries = {
  profile,
  cycles: [{ id: "c", startDate: "2026-11-18", startDay: calendarDay("2026-11-18") }],
  dailyLogs: [{ date: today, period_flow: "heavy", pain_level: 9 }],
  symptoms: [{ date: today, type: "cramps", severity: 10 }],
  checkIns: [{ date: today, depression: 5 }],
  measures: [
    { id: "m", date: today, hba1c: 9.8, bloodPressure: { systolic: 152, diastolic: 98 } },
    { id: "n", date: calendarDay("2026-11-19"), weight: 71 },
  ],
  labs: [{ id: "r", date: today, test: "haemoglobin", value: 6.1, unit: "g/dL" }],
  medicines: [{ id: "d", name: "Isotretinoin", schedule: { kind: "as_needed" }, startDate: today }],
};

it("storyOf includes stages, goals, days, readings and medicines", () => {
  const story = storyOf(entries, today);
  expect(story.facts).toMatchObject({ age: 29, pcos: "yes" });
  expect(story.stages).toMatchObject([{ kind: "pregnancy", ending: "loss" }]);
  expect(story.goals).toEqual(["fertility"]);
  expect(story.days?.get(today)).toMatchObject({
    flow: { value: "heavy" },
    pain: { value: 10 },
    lowMood: { value: 10 },
    bleeding: { flow: "heavy" },
  });
  expect(story.pressures).toEqual([{ date: today, systolic: 152, diastolic: 98 }]);
  expect(story.labs?.map(({ test, value, unit }) => [test, value, unit])).toEqual([
    ["hba1c", 9.8, "%"],
    ["haemoglobin", 6.1, "g/dL"],
  ]);
  expect(story.medicines).toMatchObject([{ name: "Isotretinoin" }]);
});

it("storyOf has no days and no readings without entries", () => {
  const story = storyOf({ profile: null, cycles: [] }, today);
  expect(story.facts.cycles).toEqual([]);
  expect([...(story.days ?? [])]).toEqual([]);
  expect(story.labs).toEqual([]);
});
