import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastWithDays } from "../forecast/forecast-period.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { premenstrualWeek } from "./premenstrual-week.ts";

const FIRST = calendarDay("2026-01-05");

/** The premenstrual week on a given cycle day, after cycles of these lengths. */
function weekOn(lengths: readonly number[], cycleDay: number, more: object = {}) {
  const start = addDays(
    FIRST,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const today = addDays(start, cycleDay - 1);
  const facts = factsOf({ cycles: cyclesOfLengths(lengths, FIRST), ...more });
  const overview = cycleOverview(facts, today);
  const likely = forecastWithDays(overview.forecast)?.likely80 ?? null;
  return { week: premenstrualWeek(overview, today), today, likely };
}

describe("premenstrualWeek", () => {
  const regular = [28, 28, 28, 28, 28, 28];

  it("runs from a week before the first likely day to the day before the last", () => {
    const { week, likely } = weekOn(regular, 10);
    expect(week).toEqual(
      likely && { first: addDays(likely.first, -7), last: addDays(likely.last, -1) },
    );
    expect(week).not.toBeNull();
  });

  it("begins today once the range has started", () => {
    const { week, today } = weekOn(regular, 25);
    expect(week?.first).toBe(today);
  });

  it("is null if cycles vary too much, nothing is logged, or the user is pregnant", () => {
    expect(weekOn([28, 75, 40, 61, 33], 49).week).toBeNull();
    expect(premenstrualWeek(cycleOverview(factsOf({}), FIRST), FIRST)).toBeNull();
    expect(weekOn(regular, 10, { pregnancy: "pregnant" }).week).toBeNull();
  });
});
