import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { forecastPeriod, type PeriodForecast } from "./forecast-period.ts";

const anyCase = fc.record({
  lengths: fc.oneof(
    fc.array(fc.integer({ min: 24, max: 36 }), { maxLength: 24 }),
    fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 24 }),
  ),
  daysIn: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 400 })),
  regularity: fc.constantFrom("regular", "irregular", "not_sure", null),
  pcos: fc.constantFrom("yes", "no", "unsure", null),
  statedLength: fc.option(fc.integer({ min: 21, max: 35 })),
});
type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

const firstDay = calendarDay("2024-01-31");

function factsAndToday({ lengths, daysIn, ...said }: Case): [CycleFacts, CalendarDay] {
  const cycles = cyclesOfLengths(lengths, firstDay);
  return [factsOf({ ...said, cycles }), addDays(cycles.at(-1)?.startDay ?? firstDay, daysIn)];
}

function forecastOf(facts: CycleFacts, today: CalendarDay): PeriodForecast {
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") throw new Error(`no forecast but ${forecast.kind}`);
  return forecast;
}

const everyDayOf = ({ likelyDay, likely50, likely80, likely90 }: PeriodForecast) => [
  likely90.first,
  likely80.first,
  likely50.first,
  likelyDay,
  likely50.last,
  likely80.last,
  likely90.last,
];

/** Fewer runs for properties that need two forecasts each. */
const TWO_FORECASTS = { numRuns: 50 };

describe("every forecast", () => {
  it("has probabilities that sum to 1 and are never negative", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const { days } = forecastOf(...factsAndToday(womanAndDay));
        expect(days.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        expect(days.every(({ probability }) => probability >= 0)).toBe(true);
      }),
    );
  });

  it("lists consecutive days once, none before today", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const { days } = forecastOf(facts, today);
        const first = days[0]?.day ?? today;
        expect(first >= today).toBe(true);
        expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => addDays(first, index)));
      }),
    );
  });

  it("nests its ranges: 90% contains 80% contains 50% contains the likely day", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const days = everyDayOf(forecastOf(...factsAndToday(womanAndDay)));
        expect(days).toEqual([...days].sort());
      }),
    );
  });

  it("has ranges that hold their share and are no longer than needed", () => {
    const shareIn = ({ days }: PeriodForecast, { first, last }: DayRange) =>
      days
        .filter(({ day }) => day >= first && day <= last)
        .reduce((sum, { probability }) => sum + probability, 0);
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const forecast = forecastOf(...factsAndToday(womanAndDay));
        expect(shareIn(forecast, forecast.likely50)).toBeGreaterThanOrEqual(0.4999);
        expect(shareIn(forecast, forecast.likely80)).toBeGreaterThanOrEqual(0.7999);
        const { first, last } = forecast.likely80;
        const inside = { first: addDays(first, 1), last: addDays(last, -1) };
        expect(shareIn(forecast, inside)).toBeLessThan(0.801);
      }),
    );
  });

  it("is wide exactly if the first 80% range spans over 10 days (14 in a regular first cycle)", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const forecast = forecastOf(facts, today);
        const { isWide, isLogLapsed, expected80, likely80, confidence, completedCycles } = forecast;
        const isOver = ({ first, last }: DayRange, days = 10) => daysBetween(first, last) > days;
        const isStatedRegular = facts.regularity === "regular" && facts.pcos !== "yes";
        expect(isWide).toBe(isOver(expected80, isStatedRegular && completedCycles === 0 ? 14 : 10));
        expect(confidence === "low").toBe(isWide || isLogLapsed || isOver(likely80));
      }),
    );
  });

  it("has the same expected day and range on every day of a cycle", () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 200 }), (womanAndDay, later) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const { expectedDay, expected80, expectedLength, isWide } = forecastOf(facts, today);
        const same = { expectedDay, expected80, expectedLength, isWide };
        expect(forecastOf(facts, addDays(today, later))).toMatchObject(same);
        expect(daysBetween(expected80.first, expectedDay)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(expectedDay, expected80.last)).toBeGreaterThanOrEqual(0);
      }),
      TWO_FORECASTS,
    );
  });

  it("has the countdown's day inside the current range", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const forecast = forecastOf(...factsAndToday(womanAndDay));
        if (forecast.isLate || forecast.isWide) return;
        const { expectedDay, likely80 } = forecast;
        expect(expectedDay >= likely80.first && expectedDay <= likely80.last).toBe(true);
      }),
    );
  });

  // The far end may come earlier: as a lapse grows likelier, the next period comes nearer.
  it("never moves its likely day earlier with one more day without bleeding", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const now = forecastOf(facts, today).likelyDay;
        expect(forecastOf(facts, addDays(today, 1)).likelyDay >= now).toBe(true);
      }),
      TWO_FORECASTS,
    );
  });

  it("moves with the dates: the same history a year later gives the same forecast then", () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -9000, max: 9000 }), (womanAndDay, shift) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const shifted = facts.cycles.map(({ startDay, endDay }) => ({
          startDay: addDays(startDay, shift),
          endDay: endDay && addDays(endDay, shift),
        }));
        const expected = everyDayOf(forecastOf(facts, today)).map((day) => addDays(day, shift));
        const answer = forecastOf({ ...facts, cycles: shifted }, addDays(today, shift));
        expect(everyDayOf(answer)).toEqual(expected);
      }),
      TWO_FORECASTS,
    );
  });

  it("ignores the order of the log and a start logged twice on one day", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const cycles = [...facts.cycles, ...facts.cycles.slice(0, 2)].reverse();
        expect(forecastOf({ ...facts, cycles }, today)).toEqual(forecastOf(facts, today));
      }),
      TWO_FORECASTS,
    );
  });

  it("is the same in every time zone", () => {
    const zone = process.env.TZ;
    const answers = ["Asia/Kathmandu", "America/St_Johns", "Pacific/Apia"].map((name) => {
      process.env.TZ = name;
      const cycles = cyclesOfLengths([28, 31, 57, 29], firstDay);
      return forecastPeriod(factsOf({ cycles, age: 31 }), addDays(firstDay, 170));
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("never widens with one more identical cycle of a regular user", () => {
    const regular = { regularity: "regular", pcos: "no" } as const;
    const width = (lengths: readonly number[]) => {
      const cycles = cyclesOfLengths(lengths, firstDay);
      const today = cycles.at(-1)?.startDay ?? firstDay;
      const { likely80 } = forecastOf(factsOf({ ...regular, cycles }), today);
      return daysBetween(likely80.first, likely80.last);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 22, max: 35 }),
        fc.integer({ min: 1, max: 20 }),
        (length, count) => {
          const same = Array.from({ length: count }, () => length);
          expect(width([...same, length])).toBeLessThanOrEqual(width(same));
        },
      ),
    );
  });

  it("does not modify its input", () => {
    fc.assert(
      fc.property(anyCase, (womanAndDay) => {
        const [facts, today] = factsAndToday(womanAndDay);
        const before = structuredClone(facts);
        forecastPeriod(facts, today);
        expect(facts).toEqual(before);
      }),
    );
  });
});
