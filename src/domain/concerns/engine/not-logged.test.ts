import { expect, it } from "vitest";
import { dayRecords } from "../../day/day-record.ts";
import { TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import { factsOf } from "../../testing/example-facts.ts";
import { lookedAt, notLogged } from "./not-logged.ts";

it("a new user has logged nothing of any kind", () => {
  expect(notLogged({ facts: factsOf({ cycles: [] }) })).toEqual(lookedAt);
});

it("any painful symptom counts as logged pain", () => {
  const symptoms = [{ date: TODAY, type: "headaches", severity: 9 } as const];
  const story = { facts: woman(), days: dayRecords({ symptoms }) };
  expect(notLogged(story)).not.toContain("pain");
});

it("a mood in the daily log counts as logged mood", () => {
  const days = dayRecords({ dailyLogs: [{ date: TODAY, mood: "sad" }] });
  expect(notLogged({ facts: woman(), days })).not.toContain("mood");
});

it("a kind logged once counts as logged", () => {
  const story = {
    facts: woman(),
    days: dayRecords({
      dailyLogs: [{ date: TODAY, pain_level: 0 }],
      checkIns: [{ date: TODAY, depression: 1 }],
    }),
    pressures: [{ date: TODAY, systolic: 118, diastolic: 76 }],
    background: { smoking: "no" as const },
  };
  expect(notLogged(story)).toEqual(["signs", "labs", "medicines"]);
});
