import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { withStatedPeriod } from "../cycles/periods/same-period.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { forecastPeriod, type PeriodForecast } from "./forecast-period.ts";

const start = calendarDay("2026-11-20");

function forecastAfter(
  lengths: readonly number[],
  said: Partial<CycleFacts> = {},
  daysIn = 0,
): PeriodForecast {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const cycles = cyclesOfLengths(lengths, addDays(start, -total));
  const forecast = forecastPeriod(factsOf({ ...said, cycles }), addDays(start, daysIn));
  if (forecast.kind !== "forecast") throw new Error(`no forecast but ${forecast.kind}`);
  return forecast;
}

const lengthTo = (day: Parameters<typeof daysBetween>[1]) => daysBetween(start, day);
const regular = { regularity: "regular", pcos: "no" } as const;

describe("the missing forecast", () => {
  it('is "no-cycle" without any cycle, logged or stated', () => {
    expect(forecastPeriod(factsOf({}), start)).toEqual({ kind: "no-cycle" });
  });

  it('is "paused" in a pregnancy, whatever is logged', () => {
    const paused = { kind: "paused", reason: "pregnant" };
    const cycles = cyclesOfLengths([28, 28]);
    expect(forecastPeriod(factsOf({ cycles, pregnancy: "pregnant" }), start)).toEqual(paused);
    expect(forecastPeriod(factsOf({ pregnancy: "pregnant" }), start)).toEqual(paused);
  });

  it.each(["not_pregnant", "unsure", null] as const)(
    "pregnancy %s does not pause it",
    (pregnancy) => {
      expect(forecastAfter([], { pregnancy }).kind).toBe("forecast");
    },
  );
});

describe("the first forecast, before any cycle is complete", () => {
  it("is 28 days after the period when nothing else is known", () => {
    const forecast = forecastAfter([]);
    expect(forecast.cycleStart).toBe(start);
    expect(forecast.likelyDay).toBe("2026-12-18");
    expect(forecast.expectedLength).toBe(28);
    expect(forecast.completedCycles).toBe(0);
  });

  it("counts from the stated period when none is logged", () => {
    const forecast = forecastPeriod(
      factsOf({ cycles: withStatedPeriod([], start) }),
      addDays(start, 3),
    );
    expect(forecast).toMatchObject({
      kind: "forecast",
      cycleStart: start,
      likelyDay: "2026-12-18",
    });
  });

  it("centres on a stated length of regular cycles, and on 28 without one", () => {
    for (const age of [16, 24, 33, 47]) {
      for (const statedLength of [21, 24, 28, 33, 35]) {
        const { expectedLength } = forecastAfter([], { ...regular, statedLength, age });
        expect(expectedLength).toBe(statedLength);
      }
      expect(forecastAfter([], { ...regular, age }).expectedLength).toBe(28);
    }
  });

  it("expects long cycles with PCOS, irregular or unsure ones, at any age", () => {
    for (const age of [16, 24, 33]) {
      expect(forecastAfter([], { pcos: "yes", age }).expectedLength).toBeGreaterThan(33);
      const irregular = { regularity: "irregular", age } as const;
      expect(forecastAfter([], irregular).expectedLength).toBeGreaterThan(30);
    }
  });

  it("has a date with regular cycles, and none otherwise", () => {
    expect(forecastAfter([], { ...regular, statedLength: 28 }).isWide).toBe(false);
    expect(forecastAfter([28, 29], regular).isWide).toBe(false);
    expect(forecastAfter([], { regularity: "irregular", pcos: "no" }).isWide).toBe(true);
    expect(forecastAfter([], { regularity: "not_sure", pcos: "no" }).isWide).toBe(true);
    expect(forecastAfter([], { pcos: "yes" }).isWide).toBe(true);
  });

  it.each([13, 17, 19, 22, 25, 31, 44, 47])(
    "names a date at %d with stated regular cycles, whatever the confidence",
    (age) => {
      const forecast = forecastAfter([], { ...regular, age });
      expect(forecast).toMatchObject({ isWide: false, expectedLength: 28 });
      const width = daysBetween(forecast.likely80.first, forecast.likely80.last);
      expect(forecast.confidence === "low").toBe(width > 10);
    },
  );

  it("reaches further to the late side than to the early side with PCOS", () => {
    const { likelyDay, likely80 } = forecastAfter([], { pcos: "yes", regularity: "irregular" });
    expect(daysBetween(likelyDay, likely80.last)).toBeGreaterThan(
      daysBetween(likely80.first, likelyDay),
    );
    expect(lengthTo(likely80.last)).toBeGreaterThan(50);
  });
});

describe("a forecast from the user's cycles", () => {
  it.each([
    [[31, 31, 31, 31], 31],
    [[24, 25, 24, 24, 25, 24], 24],
    [[36, 35, 36, 36, 35, 36], 35],
  ])("after cycles of %j expects about %i days", (lengths, expected) => {
    expect(Math.abs(forecastAfter(lengths).expectedLength - expected)).toBeLessThanOrEqual(1);
  });

  it("after 70-day cycles is about 70 days, not 28", () => {
    const forecast = forecastAfter([70, 71, 69, 70]);
    expect(forecast.expectedLength).toBeGreaterThanOrEqual(66);
    expect(forecast.expectedLength).toBeLessThanOrEqual(71);
    expect(lengthTo(forecast.likely80.first)).toBeGreaterThan(50);
  });

  it("outweighs the stated length", () => {
    const stated28 = { ...regular, statedLength: 28 };
    expect(forecastAfter([34, 34, 34, 34, 34, 34], stated28).expectedLength).toBeGreaterThan(31);
  });

  it("narrows with regular cycles and widens with irregular ones", () => {
    const span = ({ likely80 }: PeriodForecast) => daysBetween(likely80.first, likely80.last);
    expect(span(forecastAfter([28, 28, 29, 28, 28, 29]))).toBeLessThan(span(forecastAfter([])));
    const uneven = forecastAfter([24, 38, 29, 45, 26, 33]);
    expect(uneven.isWide).toBe(true);
    expect(span(uneven)).toBeGreaterThan(span(forecastAfter([])));
  });

  it("becomes predictable for PCOS with regular monthly cycles after some cycles", () => {
    expect(forecastAfter([29, 28, 29, 28, 29, 28], { pcos: "yes" }).isWide).toBe(false);
  });

  it("stays near the usual length after one missed log", () => {
    const forecast = forecastAfter([28, 29, 28, 27, 28, 57, 28], regular);
    expect(Math.abs(forecast.expectedLength - 28)).toBeLessThanOrEqual(2);
  });

  it("ignores a start logged twice", () => {
    const forecast = forecastAfter([28, 28, 2, 28, 28]);
    expect(forecast.completedCycles).toBe(4);
    expect(forecast.days).toEqual(forecastAfter([28, 28, 28, 28]).days);
  });

  it("stays monthly after one gap of 140 days among regular monthly cycles", () => {
    const forecast = forecastAfter([28, 28, 29, 28, 140, 28]);
    expect(forecast.completedCycles).toBe(6);
    expect(Math.abs(forecast.expectedLength - 28)).toBeLessThanOrEqual(1);
  });

  it("learns cycles of more than 90 days if they recur", () => {
    const forecast = forecastAfter([120, 95, 140, 110], { pcos: "yes", regularity: "irregular" });
    expect(forecast.expectedLength).toBeGreaterThan(85);
    expect(forecast.isWide).toBe(true);
  });
});

describe("a forecast without a period so far", () => {
  it("still allows today and excludes yesterday", () => {
    const { days } = forecastAfter([28, 28, 28], {}, 28);
    expect(days[0]?.day).toBe(addDays(start, 28));
    expect(days[0]?.probability).toBeGreaterThan(0);
  });

  it("moves on when the likely day has passed", () => {
    const onTime = forecastAfter([28, 28, 28]);
    const late = forecastAfter([28, 28, 28], {}, 31);
    expect(lengthTo(onTime.likelyDay)).toBe(28);
    expect(lengthTo(late.likelyDay)).toBeGreaterThanOrEqual(31);
    expect(late.likely80.last > onTime.likely80.last).toBe(true);
  });

  it("preserves the length expected on the first day", () => {
    expect(forecastAfter([28, 28, 28], {}, 40).expectedLength).toBe(28);
  });

  it.each([60, 120, 365, 3650])(
    "%i days in, it still answers with a range from today on",
    (daysIn) => {
      const today = addDays(start, daysIn);
      const { days, likely50, likely80, likelyDay, confidence } = forecastAfter(
        [28, 28, 28],
        {},
        daysIn,
      );
      expect(days[0]?.day).toBe(today);
      expect(likely80.first >= today).toBe(true);
      expect(likely80.first <= likely50.first && likely50.first <= likelyDay).toBe(true);
      expect(confidence).toBe("low");
    },
  );

  it("treats a start after today (travel west) as today", () => {
    const cycles = [{ startDay: start }];
    expect(forecastPeriod(factsOf({ cycles }), addDays(start, -1))).toEqual(
      forecastPeriod(factsOf({ cycles }), start),
    );
  });
});

describe("a late period", () => {
  it.each([[[28, 28, 28]], [[31, 29, 33, 30]], [[24, 26, 25]]])(
    "after cycles of %j is late the day after the day expected, which stays where it was",
    (lengths) => {
      const { expectedDay, expectedLength, expected80 } = forecastAfter(lengths, regular);
      expect(lengthTo(expectedDay)).toBe(expectedLength);
      expect(forecastAfter(lengths, regular, expectedLength).isLate).toBe(false);
      for (const daysLate of [1, 2, 5, 30, 120]) {
        const late = forecastAfter(lengths, regular, expectedLength + daysLate);
        expect(late).toMatchObject({ isLate: true, isWide: false, expectedDay, expected80 });
        expect(late.reasons).toContain("late");
      }
    },
  );

  it("with an unpredictable day is late only after the whole first range", () => {
    const pcos = { pcos: "yes", regularity: "irregular" } as const;
    const last = lengthTo(forecastAfter([35, 63, 32, 55, 75, 28], pcos).expected80.last);
    for (const [daysIn, isLate] of [
      [48, false],
      [last, false],
      [last + 1, true],
    ] as const) {
      const forecast = forecastAfter([35, 63, 32, 55, 75, 28], pcos, daysIn);
      expect(forecast).toMatchObject({ isLate, isWide: true, confidence: "low" });
      expect(forecast.reasons.includes("late")).toBe(isLate);
    }
  });
});
