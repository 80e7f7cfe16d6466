import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { labReadings } from "./lab-readings.ts";
import { labTests } from "./lab-tests.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const result = { id: "r", date: ago(2), test: "tsh", value: 2.1, unit: "mIU/L" } as const;

describe("labReadings", () => {
  it("have the fields as entered, null for missing ones", () => {
    expect(labReadings([result], [])).toEqual([
      {
        test: "tsh",
        name: null,
        day: ago(2),
        value: 2.1,
        comparator: null,
        unit: "mIU/L",
        rangeLow: null,
        rangeHigh: null,
        source: "laboratory",
        id: "r",
      },
    ]);
  });

  it("include a custom name, a comparator and the laboratory's range, 0 included", () => {
    const own = { ...result, test: "other", name: "Zinc", comparator: "<", rangeLow: 0 } as const;
    expect(labReadings([{ ...own, rangeHigh: 18 }], [])[0]).toMatchObject({
      test: "other",
      name: "Zinc",
      comparator: "<",
      rangeLow: 0,
      rangeHigh: 18,
    });
  });

  it("take glucose, insulin and HbA1c from the daily measures, in their storage units", () => {
    const measures = { id: "m", date: ago(1), fastingGlucose: 92, insulin: 8.5, hba1c: 5.4 };
    expect(
      labReadings([], [measures]).map(({ test, value, unit, source, id }) => [
        test,
        value,
        unit,
        source,
        id,
      ]),
    ).toEqual([
      ["fasting_glucose", 92, "mg/dL", "log", "m"],
      ["fasting_insulin", 8.5, "µU/mL", "log", "m"],
      ["hba1c", 5.4, "%", "log", "m"],
    ]);
  });

  it("ignore measures without any of the three", () => {
    expect(labReadings([], [{ id: "m", date: ago(1) }])).toEqual([]);
  });

  it("come newest first, and laboratory results before the log for one test and day", () => {
    const measures = [
      { id: "m1", date: ago(2), hba1c: 5.4 },
      { id: "m2", date: ago(0), hba1c: 5.6 },
    ];
    const older = { ...result, id: "old", date: ago(9) };
    const written = { ...result, test: "hba1c", unit: "%" } as const;
    expect(labReadings([older, written], measures).map(({ id }) => id)).toEqual([
      "m2",
      "r",
      "m1",
      "old",
    ]);
  });

  it("of one day follow the order of tests, whatever the storage order", () => {
    const tests = ["other", "tsh", "fasting_glucose"] as const;
    const results = tests.map((test, place) => ({ ...result, id: `${place}`, test }));
    const again = { ...result, id: "3", test: "tsh" as const };
    const orders = [
      [...results, again],
      [again, ...results.toReversed()],
    ];
    for (const order of orders) {
      const found = labReadings(order, [{ id: "m", date: result.date, fastingGlucose: 95 }]);
      expect(found.map(({ id }) => id)).toEqual(["2", "m", "1", "3", "0"]);
    }
  });

  it("are complete and sorted, however many", () => {
    const anyResult = fc.record({
      id: fc.uuid(),
      date: fc.integer({ min: 0, max: 4000 }).map(ago),
      test: fc.constantFrom(...labTests),
      value: fc.double({ min: 0.01, max: 500, noNaN: true }),
      unit: fc.constantFrom("mg/dL", "nmol/L"),
    });
    const anyMeasures = fc.record({
      id: fc.uuid(),
      date: fc.integer({ min: 0, max: 4000 }).map(ago),
      hba1c: fc.option(fc.double({ min: 3, max: 20, noNaN: true }), { nil: undefined }),
      insulin: fc.option(fc.double({ min: 1, max: 90, noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyResult), fc.array(anyMeasures), (results, measures) => {
        const readings = labReadings(results, measures);
        const noted = measures.flatMap(({ hba1c, insulin }) => [hba1c ?? [], insulin ?? []].flat());
        expect(readings).toHaveLength(results.length + noted.length);
        const days = readings.map(({ day }) => day);
        expect(days).toEqual(days.toSorted().toReversed());
      }),
    );
  });
});

it('each test has one name, and only "other" is custom', () => {
  expect(new Set(labTests).size).toBe(labTests.length);
  expect(labTests.at(-1)).toBe("other");
  for (const test of labTests) expect(test).toMatch(/^[a-z0-9][a-z0-9_]*$/);
});
