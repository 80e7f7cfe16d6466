import { expect, it } from "vitest";
import type { Mood, Stress } from "#contract/entries/check-in.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../../../scripts/testing/example-profile.ts";
import type { Subject } from "../codes/subject.ts";
import { resourcesOf } from "./resources.ts";
import { profileOf } from "./survey.ts";

const subject: Subject = {
  patient: { reference: "urn:uuid:p" },
  uuidOf: (...name) => name.join("-"),
  today: calendarDay("2026-11-20"),
  medicineNames: new Map(),
  assumedEnds: new Map(),
};
const day = { id: "7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70", date: subject.today };

function answersOf(kind: "mood" | "stress", entry: Mood | Stress) {
  const [resource] = resourcesOf(kind, entry, subject);
  if (resource?.resourceType !== "Observation") throw new Error("an observation was expected");
  return resource.component?.map(({ code, valueInteger }) => [code.text, valueInteger]);
}

it("a mood check-in has every scale out of 10 and states the range on each", () => {
  expect(answersOf("mood", { ...day, depression: 1, anxiety: 3, stress: 5 })).toEqual([
    ["Depression, from 0 to 10", 2],
    ["Anxiety, from 0 to 10", 6],
    ["Stress, from 0 to 10", 10],
  ]);
});

it("stress and sleep state their range", () => {
  expect(answersOf("stress", { ...day, level: 4, sleepQuality: 2, tags: [] })).toEqual([
    ["Level, from 0 to 10", 8],
    ["Sleep quality, from 1 (poor) to 4 (great)", 2],
  ]);
});

it("a period stated at setup is among the user's own words, not a logged period", () => {
  const { component } = profileOf({ ...thandi, lastPeriodDate: subject.today }, subject);
  expect(component).toContainEqual({
    code: expect.objectContaining({ text: "Last period date" }),
    valueDateTime: subject.today,
  });
});
