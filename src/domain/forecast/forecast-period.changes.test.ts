import { describe, expect, it } from "vitest";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { forecastPeriod, type PeriodForecast } from "./forecast-period.ts";

const start = calendarDay("2026-11-20");
const same = (count: number, length: number) => Array<number>(count).fill(length);

function forecastAfter(
  lengths: readonly number[],
  daysIn = 0,
  facts: Partial<CycleFacts> = {},
  missedLog?: LoggedCycle["missedLog"],
): PeriodForecast {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const cycles = cyclesOfLengths(lengths, addDays(start, -total)).map((cycle) =>
    cycle.startDay === start ? { ...cycle, missedLog } : cycle,
  );
  const forecast = forecastPeriod(factsOf({ ...facts, cycles }), addDays(start, daysIn));
  if (forecast.kind !== "forecast") throw new Error(`no forecast but ${forecast.kind}`);
  return forecast;
}

const range80 = ({ likely80 }: PeriodForecast) => [
  daysBetween(start, likely80.first),
  daysBetween(start, likely80.last),
];

describe("cycles that changed", () => {
  it("are predicted by their new lengths: 28 days, then 45, 48, 44 and 50 after the pill", () => {
    const forecast = forecastAfter([...same(12, 28), 45, 48, 44, 50]);
    expect(Math.abs(forecast.expectedLength - 47)).toBeLessThanOrEqual(2);
    const [shortest = 0, longest = 0] = range80(forecast);
    expect(shortest).toBeGreaterThan(33);
    expect(longest).toBeGreaterThan(50);
  });

  it("are not assumed after one unusual cycle", () => {
    const [shortest = 0, longest = 0] = range80(forecastAfter([...same(12, 28), 45]));
    expect(longest - shortest).toBeLessThanOrEqual(5);
  });

  it("widen the forecast after a likely change, until a cycle shows there was none", () => {
    const width = (day: number | null) => {
      const likelyChanges = day === null ? [] : [addDays(start, day)];
      const [shortest = 0, longest = 0] = range80(
        forecastAfter(same(12, 28), 10, { likelyChanges }),
      );
      return longest - shortest;
    };
    expect(width(5)).toBeGreaterThan(width(null));
    expect(width(-60)).toBeLessThan(width(-20));
    expect(width(-300)).toBe(width(null));
    expect(width(11)).toBe(width(null));
  });

  it("are learnt from the first one after a likely change", () => {
    const lengths = [...same(12, 28), 38];
    const stopped = addDays(start, -38 - 10);
    const expected = (likelyChanges: CycleFacts["likelyChanges"]) =>
      forecastAfter(lengths, 0, { likelyChanges }).expectedLength;
    expect(expected([])).toBeLessThan(30);
    expect(expected([stopped])).toBeGreaterThan(31);
  });
});

describe("very short and very long cycles", () => {
  it.each([
    [same(8, 15), 13, 18],
    [same(8, 12), 10, 14],
  ])("give a range of their own lengths: %j", (lengths, least, most) => {
    const [shortest = 0, longest = 0] = range80(forecastAfter(lengths));
    expect([shortest >= least, longest <= most]).toEqual([true, true]);
  });

  it("of 180, 300 and 240 days all lie in the range", () => {
    const [shortest = 0, longest = 0] = range80(forecastAfter([180, 300, 240]));
    expect(shortest).toBeLessThanOrEqual(180);
    expect(longest).toBeGreaterThanOrEqual(300);
  });
});

describe("a temperature rise that fell back", () => {
  const risen = [...Array<number>(14).fill(36.4), 36.6, 36.65, 36.7];
  const forecastWith = (temperatures: readonly number[]) => {
    const signs = temperatures.map((temperature, place) => ({
      day: addDays(start, place),
      temperature,
    }));
    return forecastAfter(same(6, 28), temperatures.length, { signs });
  };

  it("no longer confirms ovulation, and is listed as a reason", () => {
    expect(forecastWith(risen).basis).toBe("confirmed-ovulation");
    const fallen = forecastWith([...risen, 36.4, 36.35, 36.4]);
    expect(fallen.basis).toBe("cycle-lengths");
    expect(fallen.reasons).toContain("temperature-fell-back");
  });
});

describe("a log that may have lapsed", () => {
  const even = [28, 29, 28, 28, 27, 28, 29];

  it("has no predicted date once a lapse is more likely than a late period", () => {
    const lapsed = forecastAfter(even, 50);
    expect(lapsed).toMatchObject({ isLogLapsed: true, confidence: "low" });
    expect(lapsed.reasons).toContain("missed-log-suspected");
    expect(lapsed.missedLogProbability).toBe(lapsed.lapseProbability);
    expect(forecastAfter(even, 30).isLogLapsed).toBe(false);
  });

  it.each([60, 90, 200, 400])("is reported as lapsed %d days on", (daysIn) => {
    expect(forecastAfter(even, daysIn).isLogLapsed).toBe(true);
  });

  it("counts as a late period, never as a lapse, once the user says it is complete", () => {
    const whole = forecastAfter(even, 40, {}, "no");
    expect([whole.lapseProbability, whole.isLogLapsed]).toEqual([0, false]);
    expect(whole.likelyDay < forecastAfter(even, 40).likelyDay).toBe(true);
  });

  it("is lapsed, without a date, once the user says so, until the day is known", () => {
    expect(forecastAfter(even, 40, {}, "yes")).toMatchObject({
      lapseProbability: 1,
      isLogLapsed: true,
    });
  });

  it("prompts the same question when the user is not sure", () => {
    expect(forecastAfter(even, 45, {}, "not_sure").lapseProbability).toBe(
      forecastAfter(even, 45).lapseProbability,
    );
  });

  it("is not assumed with cycles of 60 days and more", () => {
    const long = forecastAfter([62, 75, 66, 58], 70, { pcos: "yes", regularity: "irregular" });
    expect(long.isLogLapsed).toBe(false);
  });
});
