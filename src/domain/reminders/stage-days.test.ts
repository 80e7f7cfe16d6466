import { expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { stageNow } from "../stage/stage-now.ts";
import { factsOf } from "../testing/example-facts.ts";
import { stageDays } from "./stage-days.ts";

const today = calendarDay("2026-11-20");
const since = addDays(today, -14);

const daysOf = (story: Parameters<typeof factsOf>[0]) => {
  const facts = factsOf(story);
  return stageDays(stageNow({ facts }, today)).map(({ day, about }) => `${day} ${about}`);
};

it("a pregnancy adds its eight routine visits, from its first day", () => {
  const from = calendarDay("2026-09-01");
  const visits = daysOf({ stages: [{ kind: "pregnancy", from }], pregnancy: "pregnant" });
  expect(visits).toHaveLength(8);
  expect(visits.slice(0, 2)).toEqual(["2026-11-24 visit", "2027-01-19 visit"]);
  expect(daysOf({ stages: [{ kind: "pregnancy" }], pregnancy: "pregnant" })).toEqual([]);
});

it("a birth adds three visits in its first weeks, and a loss adds one test", () => {
  const after = (ending: "birth" | "loss") =>
    daysOf({ stages: [{ kind: "pregnancy", to: since, ending }] });
  expect(after("birth")).toEqual(["2026-11-08 visit", "2026-11-13 visit", "2026-12-11 visit"]);
  expect(after("loss")).toEqual(["2026-11-27 test"]);
});

it("no other stage adds a visit or a test", () => {
  expect(daysOf({})).toEqual([]);
});
