import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod, type PeriodForecast } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { completedCycles } from "./cycle-history.ts";
import { averageCycleLength } from "./cycle-statistics.ts";

const first = calendarDay("2026-01-01");

function cyclesWith(lengths: readonly number[], place: number, answers: Partial<LoggedCycle>) {
  return cyclesOfLengths(lengths, first).map((cycle, index) =>
    index === place ? { ...cycle, ...answers } : cycle,
  );
}

function forecastFor(values: Partial<CycleFacts>): PeriodForecast {
  const facts = factsOf(values);
  const latest = facts.cycles.at(-1)?.startDay ?? first;
  const forecast = forecastPeriod(facts, latest);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast;
}

describe("an excluded cycle", () => {
  const lengths = [28, 29, 45, 28];
  const excluded = cyclesWith(lengths, 2, { isExcluded: true, exclusionReason: "illness" });

  it("is in no average, but remains in the history", () => {
    expect(averageCycleLength(cyclesOfLengths(lengths, first))).toBe(32.5);
    expect(averageCycleLength(excluded)).toBe(28.3);
    expect(completedCycles(excluded).map(({ length }) => length)).toEqual(lengths);
  });

  it("is ignored by the forecast, which lists it as a reason", () => {
    const forecast = forecastFor({ cycles: excluded });
    expect(forecast.completedCycles).toBe(3);
    expect(forecast.reasons).toContain("cycles-left-out");
    const days = (cycles: readonly LoggedCycle[]) =>
      forecastFor({ cycles }).days.map(({ probability }) => probability);
    expect(days(excluded)).toEqual(days(cyclesOfLengths([28, 29, 28], first)));
  });
});

describe("a cycle that may hide an unlogged period", () => {
  const lengths = [28, 29, 57, 28, 29];
  const cycles = cyclesOfLengths(lengths, first);

  it("prompts a question, with a date around its middle", () => {
    const { suspectedCycle, missedLogProbability, reasons } = forecastFor({ cycles });
    expect(suspectedCycle).toMatchObject({
      startDay: addDays(first, 57),
      length: 57,
      aroundDay: addDays(first, 57 + 29),
    });
    expect(missedLogProbability).toBeGreaterThan(0.5);
    expect(reasons).toContain("missed-log-suspected");
  });

  it.each(["yes", "no"] as const)("prompts no second question after the answer %s", (missedLog) => {
    const answered = forecastFor({ cycles: cyclesWith(lengths, 2, { missedLog }) });
    expect(answered.suspectedCycle).toBeNull();
    expect(answered.reasons).not.toContain("missed-log-suspected");
  });

  it("is left out of the averages after a yes", () => {
    expect(averageCycleLength(cyclesWith(lengths, 2, { missedLog: "yes" }))).toBe(28.5);
    expect(averageCycleLength(cyclesWith(lengths, 2, { missedLog: "no" }))).toBe(34.2);
  });

  it("counts in the forecast after a no", () => {
    const wide = forecastFor({ cycles: cyclesWith(lengths, 2, { missedLog: "no" }) });
    const narrow = forecastFor({ cycles: cyclesWith(lengths, 2, { missedLog: "yes" }) });
    expect(wide.likely90.last > narrow.likely90.last).toBe(true);
  });

  it("prompts no question if long cycles are usual for the user", () => {
    const long = cyclesOfLengths([62, 70, 55, 66], first);
    const { suspectedCycle } = forecastFor({ cycles: long, pcos: "yes", regularity: "irregular" });
    expect(suspectedCycle).toBeNull();
  });
});

it("a cycle of 70 days is shown as 70 days everywhere", () => {
  const cycles = cyclesOfLengths([28, 70, 29], first);
  const suspected = forecastFor({ cycles }).suspectedCycle;
  expect(completedCycles(cycles).map(({ length }) => length)).toEqual([28, 70, 29]);
  expect(averageCycleLength(cycles)).toBe(42.3);
  expect(suspected === null || suspected.length === 70).toBe(true);
});
