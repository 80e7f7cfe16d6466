import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { forecastPeriod } from "./forecast-period.ts";
import { phaseOdds } from "./phase-odds.ts";
import { cyclesOfLengths, factsOf } from "./testing/example-facts.ts";

const start = calendarDay("2026-11-20");
const facts = factsOf({ cycles: cyclesOfLengths([28, 29, 28, 28], addDays(start, -113)) });

function oddsOn(daysIn: number) {
  const today = addDays(start, daysIn);
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return phaseOdds(forecast, 5, today);
}

describe("the phase today", () => {
  it.each([0, 4, 8, 13, 20, 27, 40, 80])("has odds that sum to 1, %i days in", (daysIn) => {
    const total = Object.values(oddsOn(daysIn)).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 9);
  });

  it("is sure while she bleeds and late in the cycle, and unsure at its bounds", () => {
    expect(oddsOn(2).menstrual).toBeCloseTo(1, 9);
    expect(oddsOn(24).luteal).toBeGreaterThan(0.95);
    const { follicular, ovulatory } = oddsOn(12);
    expect(Math.min(follicular, ovulatory)).toBeGreaterThan(0.1);
  });
});
