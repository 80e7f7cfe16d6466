import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { ovulationWithin } from "../forecast/ovulation-odds.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { isSurePhase, namedPhase, phaseOdds, phaseTenths } from "./phase-odds.ts";

const start = calendarDay("2026-11-20");
const ended = (startDay: CalendarDay) => ({ startDay, endDay: addDays(startDay, 4) });
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

  const bands = { menstrual: [1, 5], follicular: [6, 13], ovulatory: [14, 17], luteal: [18, 28] };

  it.each([
    ["eight cycles of 28 days", facts],
    ["one period and nothing told", factsOf({ cycles: [ended(start)], regularity: "regular" })],
  ])("follows the product's bands with %s [S4-34]", (_, known) => {
    for (const [phase, [first = 0, last = 0]] of Object.entries(bands)) {
      for (let cycleDay = first; cycleDay <= last; cycleDay += 1) {
        const statement = cycleOverview(known, addDays(start, cycleDay - 1)).phase;
        expect([cycleDay, statement]).toEqual([cycleDay, expect.objectContaining({ phase })]);
      }
    }
  });

  it("is the likeliest one where the forecast is wide", () => {
    const odds = { menstrual: 0, follicular: 0.48, ovulatory: 0.1, luteal: 0.42 };
    expect(namedPhase(odds, { isWide: true }).phase).toBe("follicular");
    expect(namedPhase(odds, { isWide: false })).toEqual({ phase: "ovulatory", probability: 0.1 });
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
