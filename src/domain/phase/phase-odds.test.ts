import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { ovulationWithin } from "../forecast/ovulation-odds.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { isSurePhase, likeliestPhase, phaseOdds, phaseTenths } from "./phase-odds.ts";

const start = calendarDay("2026-11-20");
const facts = factsOf({ cycles: cyclesOfLengths(Array(8).fill(28), addDays(start, -224)) });

function ovulationOn(daysIn: number) {
  const today = addDays(start, daysIn);
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast.ovulation;
}

const oddsOn = (daysIn: number) => phaseOdds(ovulationOn(daysIn), 5, daysIn + 1);

describe("phaseTenths", () => {
  it.each([
    [0.04, 0],
    [0.46, 5],
    [0.74, 7],
    [0.75, 7],
    [0.7999, 7],
    [0.8, 8],
    [0.97, 10],
  ])("of %d is %i: an unsure phase never rounds up to a sure one", (probability, tenths) => {
    expect(phaseTenths(probability)).toBe(tenths);
    expect(phaseTenths(probability) >= 8).toBe(isSurePhase(probability));
  });
});

describe("the phase today", () => {
  it.each([0, 4, 8, 13, 20, 27, 40, 80])("has odds that sum to 1, %i days in", (daysIn) => {
    const total = Object.values(oddsOn(daysIn)).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 9);
  });

  it("is sure during bleeding and late in the cycle, and unsure between phases", () => {
    expect(oddsOn(2).menstrual).toBeCloseTo(1, 9);
    expect(oddsOn(24).luteal).toBeGreaterThan(0.95);
    const { follicular, ovulatory } = oddsOn(12);
    expect(Math.min(follicular, ovulatory)).toBeGreaterThan(0.1);
  });

  it("is likeliest the phase of the product's bands for regular cycles of 28 days [S4-34]", () => {
    const bands = { menstrual: [1, 5], follicular: [6, 13], ovulatory: [14, 17], luteal: [18, 28] };
    for (const [phase, [first = 0, last = 0]] of Object.entries(bands)) {
      for (let cycleDay = first; cycleDay <= last; cycleDay += 1) {
        expect([cycleDay, likeliestPhase(oddsOn(cycleDay - 1)).phase]).toEqual([cycleDay, phase]);
      }
    }
  });

  it("is luteal only as far as ovulation has probably happened, 13 days before the period", () => {
    for (let cycleDay = 6; cycleDay <= 28; cycleDay += 1) {
      const ovulated = ovulationWithin(ovulationOn(cycleDay - 1), 1, cycleDay);
      expect(oddsOn(cycleDay - 1).luteal).toBeLessThanOrEqual(ovulated + 1e-9);
    }
    const days = [...ovulationOn(0)].sort(([, one], [, other]) => other - one);
    expect(days[0]?.[0]).toBe(15);
  });
});
