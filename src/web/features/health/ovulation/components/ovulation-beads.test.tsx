import { expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { chartedCycles } from "../view-model.ts";
import { OvulationBeads } from "./ovulation-beads.tsx";

const today = calendarDay("2026-11-20");
const start = addDays(today, -21);
const cycles = [{ id: "a", startDate: start, startDay: start }];
const entries = [{ id: "b", date: addDays(start, 12), ovulationTest: "positive" }] as const;

function wordsWithHighest(day: number): string {
  const [cycle] = chartedCycles(factsOf(cycles, null, today, entries), entries, today);
  if (cycle === undefined) throw new Error("a running cycle was expected");
  return wordsOnScreen(<OvulationBeads cycle={cycle} odds={new Map([[day, 0.12]])} />);
}

it("a likeliest day other than that of the signs is explained", () => {
  expect(wordsWithHighest(16)).toContain(
    "Highest on day 16: 12 in 100. Your signs alone point to day 14.",
  );
  expect(wordsWithHighest(14)).not.toContain("Your signs alone");
});
