import { expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { textsOf } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { TrackGreeting } from "./track-greeting.tsx";

const today = calendarDay("2026-11-20");
const since = (days: readonly number[]) => {
  const cycles = days.map((ago) => ({ startDay: addDays(today, -ago) }));
  return cycleOverview({ ...factsOf([], null, today), cycles }, today);
};

it.each([
  ["Thandi", [2], "Hi, Thandi — Day 3 (Menstrual)"],
  ["Thandi", [], "Hi, Thandi"],
  ["", [2], "Day 3 (Menstrual)"],
  ["", [], "Track"],
])("Track greets %j, periods %j days ago: %s", (name, days, greeting) => {
  const page = <TrackGreeting name={name} overview={since(days)} stageNote={null} />;
  expect(textsOf(page, "h1")).toEqual([greeting]);
});
