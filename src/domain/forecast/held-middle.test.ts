import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { forecastPeriod, type PeriodForecast } from "./forecast-period.ts";

const start = calendarDay("2026-11-20");

function forecastAfter(
  lengths: readonly number[],
  said: Partial<CycleFacts>,
  daysIn = 0,
): PeriodForecast {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const cycles = cyclesOfLengths(lengths, addDays(start, -total));
  const forecast = forecastPeriod(factsOf({ ...said, cycles }), addDays(start, daysIn));
  if (forecast.kind !== "forecast") throw new Error(`no forecast but ${forecast.kind}`);
  return forecast;
}

const width = ({ expected80 }: PeriodForecast) => daysBetween(expected80.first, expected80.last);
const said = fc.record({
  regularity: fc.constantFrom<CycleFacts["regularity"]>("regular", "irregular", "not_sure", null),
  age: fc.option(fc.integer({ min: 12, max: 55 })),
});
const pcos = fc.constantFrom("yes" as const, "unsure" as const);
const alike = fc
  .tuple(fc.integer({ min: 18, max: 90 }), fc.array(fc.nat(14), { minLength: 3, maxLength: 14 }))
  .map(([shortest, more]) => more.map((days) => shortest + days));

describe("stating PCOS", () => {
  it("never shifts the date of three or more cycles within two weeks", () => {
    fc.assert(
      fc.property(alike, said, pcos, fc.nat(20), (lengths, answers, pcos, daysIn) => {
        const without = forecastAfter(lengths, answers, daysIn);
        const withPcos = forecastAfter(lengths, { ...answers, pcos }, daysIn);
        expect(withPcos.expectedDay).toBe(without.expectedDay);
      }),
      { numRuns: 60 },
    );
  });

  it("never shifts a date that is named, with any cycles", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 12, max: 120 }), { minLength: 1, maxLength: 10 }),
        said,
        (lengths, answers) => {
          const withPcos = forecastAfter(lengths, { ...answers, pcos: "yes" });
          if (withPcos.isWide) return;
          expect(withPcos.expectedDay).toBe(forecastAfter(lengths, answers).expectedDay);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([[[28]], [[28, 31]], [[30, 33, 38]], [[35, 63, 32]], [[41, 41, 41]]])(
    "widens the range after %j",
    (lengths) => {
      const withPcos = forecastAfter(lengths, { pcos: "yes" });
      expect(width(withPcos)).toBeGreaterThan(width(forecastAfter(lengths, {})));
    },
  );

  it("outweighs one or two cycles, and irregular ones: no date is named then", () => {
    for (const lengths of [[], [33], [30, 45], [35, 63, 32]]) {
      expect(forecastAfter(lengths, { pcos: "yes" }).isWide).toBe(true);
    }
    const first = forecastAfter([], { pcos: "yes", regularity: "irregular" });
    expect(Math.abs(first.expectedLength - 44)).toBeLessThanOrEqual(1);
  });

  it("ignores cycles with an unlogged period", () => {
    const missed = cyclesOfLengths([30, 61, 31, 30], addDays(start, -152)).map((cycle, place) =>
      place === 1 ? { ...cycle, missedLog: "yes" as const } : cycle,
    );
    const expected = (pcos: CycleFacts["pcos"]) => {
      const forecast = forecastPeriod(factsOf({ cycles: missed, pcos }), start);
      return forecast.kind === "forecast" ? forecast.expectedDay : null;
    };
    expect(expected("yes")).toBe(expected(null));
  });
});
