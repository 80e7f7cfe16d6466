import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CycleFacts, DaySigns } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { shareOfRise } from "../signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { forecastPeriod } from "./forecast-period.ts";

// The last digit of Math.exp differs between versions of Node.
const DIGITS = 14;

const firstDay = calendarDay("2024-01-31");

const chartFrom = (start: CalendarDay, ovulation: number, last: number): DaySigns[] =>
  Array.from({ length: last }, (_, place) => ({
    day: addDays(start, place),
    temperature: 36.4 + 0.35 * shareOfRise(place + 1 - ovulation),
    mucus: Math.abs(place + 2 - ovulation) < 3 ? ("egg_white" as const) : ("dry" as const),
  }));

function factsOfCharts(lengths: readonly number[], said: Partial<CycleFacts> = {}) {
  const cycles = cyclesOfLengths(lengths, firstDay);
  const start = cycles.at(-1)?.startDay ?? firstDay;
  const signs = cycles.slice(0, -1).flatMap(({ startDay }) => chartFrom(startDay, 14, 17));
  return { facts: factsOf({ ...said, cycles, signs }), start };
}

function forecastOf(facts: CycleFacts, today: CalendarDay) {
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast;
}

const meanOf = (odds: ReadonlyMap<number, number>) =>
  [...odds].reduce((sum, [day, probability]) => sum + day * probability, 0);

describe("a cycle without signs", () => {
  // Recorded before signs were weighed; past cycles have charts that rise from day 15.
  it.each([
    {
      lengths: [28, 29, 28, 27, 28, 30],
      daysIn: 12,
      said: {},
      expected: 28,
      days: [
        [25, 0.026974323206851874],
        [30, 0.12350349619461887],
        [45, 0.00006803270230264302],
      ],
      ovulation: [
        [13, 0.22236710612720792],
        [16, 0.08713587372717944],
        [40, 0.0000030586670195791447],
      ],
    },
    {
      lengths: [35, 63, 32, 55, 75, 28],
      daysIn: 20,
      expected: 45,
      said: { pcos: "yes", regularity: "irregular" } as const,
      days: [
        [25, 0.011276719116776836],
        [45, 0.021021118122526602],
      ],
      ovulation: [
        [13, 0.02079949045248771],
        [40, 0.014491935567841428],
      ],
    },
    {
      lengths: [],
      daysIn: 5,
      expected: 30,
      said: { regularity: "regular", statedLength: 30 } as const,
      days: [[25, 0.022236949688781035]],
      ovulation: [[16, 0.1501486294206985]],
    },
    {
      lengths: [31, 44, 33, 38],
      daysIn: 60,
      said: {},
      expected: 33,
      days: [[62, 0.05627506275687903]],
      ovulation: [[40, 0.0019443854781928224]],
    },
  ])("after $lengths, $daysIn days in, has the recorded odds", (before) => {
    const { facts, start } = factsOfCharts(before.lengths, before.said);
    const forecast = forecastOf(facts, addDays(start, before.daysIn));
    expect(forecast.expectedLength).toBe(before.expected);
    for (const [place = 0, probability = 0] of before.days) {
      const found = forecast.days.find(({ day }) => daysBetween(start, day) === place);
      expect(found?.probability).toBeCloseTo(probability, DIGITS);
    }
    for (const [cycleDay = 0, probability = 0] of before.ovulation) {
      expect(forecast.ovulation.get(cycleDay)).toBeCloseTo(probability, DIGITS);
    }
  });

  it("has the same days whatever was noted in earlier cycles", () => {
    const anyCycle = fc.record({
      lengths: fc.array(fc.integer({ min: 20, max: 60 }), { maxLength: 6 }),
      daysIn: fc.integer({ min: 0, max: 90 }),
      pcos: fc.constantFrom("yes", "no", null),
    });
    fc.assert(
      fc.property(anyCycle, ({ lengths, daysIn, pcos }) => {
        const { facts, start } = factsOfCharts(lengths, { pcos });
        const today = addDays(start, daysIn);
        const [charted, bare] = [facts, { ...facts, signs: [] }].map((all) => {
          const { ovulation: _, ...forecast } = forecastOf(all, today);
          return forecast;
        });
        expect(charted).toEqual(bare);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a cycle with signs", () => {
  const lengths = [28, 29, 27, 28];

  it("is predicted from a rise before the rule confirms it", () => {
    const { facts, start } = factsOfCharts(lengths);
    const today = addDays(start, 22);
    const late = { ...facts, signs: [...(facts.signs ?? []), ...chartFrom(start, 21, 23)] };
    expect(forecastOf(late, today).basis).toBe("cycle-lengths");
    expect(forecastOf(late, today).likelyDay > forecastOf(facts, today).likelyDay).toBe(true);
  });

  it("has the same expected day from the confirming reading on, whatever is noted later", () => {
    const { facts, start } = factsOfCharts(lengths);
    const on = (daysIn: number) =>
      forecastOf(
        { ...facts, signs: [...(facts.signs ?? []), ...chartFrom(start, 18, daysIn + 1)] },
        addDays(start, daysIn),
      );
    const confirmed = Array.from({ length: 28 }, (_, daysIn) => on(daysIn)).filter(
      ({ basis }) => basis === "confirmed-ovulation",
    );
    expect(confirmed.length).toBeGreaterThan(5);
    expect(new Set(confirmed.map(({ expectedDay }) => expectedDay)).size).toBe(1);
    expect(on(10).expectedDay < on(27).expectedDay).toBe(true);
  });

  it("has one distribution: the period follows the ovulation that the signs show", () => {
    const { facts, start } = factsOfCharts(lengths);
    const signs = [...(facts.signs ?? []), ...chartFrom(start, 19, 25)];
    const { ovulation, likelyDay } = forecastOf({ ...facts, signs }, addDays(start, 24));
    expect([...ovulation.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(Math.abs(meanOf(ovulation) - 19)).toBeLessThan(1);
    expect(daysBetween(start, likelyDay) - meanOf(ovulation)).toBeGreaterThan(11);
    expect(daysBetween(start, likelyDay) - meanOf(ovulation)).toBeLessThan(15);
  });

  it("has no lapse with a sign on half of the latest days", () => {
    const { facts, start } = factsOfCharts(lengths);
    const today = addDays(start, 60);
    const flat = Array.from({ length: 14 }, (_, back) => ({
      day: addDays(today, -back),
      temperature: 36.4 + (back % 3) / 100,
    }));
    const noted = (days: number) => ({
      ...facts,
      signs: [...(facts.signs ?? []), ...flat.slice(0, days)],
    });
    expect(forecastOf(noted(6), today).isLogLapsed).toBe(true);
    expect(forecastOf(noted(7), today).lapseProbability).toBe(0);
  });
});
