import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LabResult } from "#contract/entries/labs.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { type LabReading, labReadings } from "#domain/labs/lab-readings.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { dayNumber } from "#web/i18n/time-axis.ts";
import {
  convertedOf,
  equalsSign,
  labSections,
  rangeBar,
  startsBetween,
  textIn,
  trendOf,
  unitOfGroup,
  usualRangeIn,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
let count = 0;

function result(daysAgo: number, fields: Partial<LabResult> = {}): LabResult {
  count += 1;
  const date = addDays(today, -daysAgo);
  return { id: String(count), date, test: "testosterone", value: 1.4, unit: "nmol/L", ...fields };
}

const reading = (fields: Partial<LabResult> = {}): LabReading =>
  labReadings([result(0, fields)], [])[0] as LabReading;

const groupOf = (...args: Parameters<typeof labReadings>) => {
  const group = labSections(labReadings(...args))[0]?.groups[0];
  if (group === undefined) throw new Error("no results");
  return group;
};

describe("the sections of the page", () => {
  it("include every test [S2-81]", () => {
    const one = labTests.map((test) => result(1, { test, unit: "x", name: "Zinc" }));
    const placed = labSections(labReadings(one, [])).flatMap(({ groups }) =>
      groups.map(({ test }) => test),
    );
    expect(placed.toSorted()).toEqual([...labTests].toSorted());
  });

  it("show only tests with results, newest result first", () => {
    const results = [result(30), result(2, { value: 1.7 }), result(9, { test: "tsh", value: 2 })];
    const [hormones, ...others] = labSections(labReadings(results, []));
    expect(others).toEqual([]);
    expect(hormones?.groups.map(({ latest }) => latest.value)).toEqual([1.7, 2]);
  });

  it("merge daily log and laboratory results, and separate custom tests", () => {
    const log = [{ id: "log", date: addDays(today, -5), hba1c: 5.6 }];
    const hba1c = groupOf([result(50, { test: "hba1c", value: 39, unit: "mmol/mol" })], log);
    expect(hba1c.readings.map(({ source }) => source)).toEqual(["log", "laboratory"]);
    const own = ["Zinc", "zinc", "Copper"].map((name) => result(1, { test: "other", name }));
    expect(labSections(labReadings(own, []))[0]?.groups).toHaveLength(2);
  });
});

describe("the text of a result", () => {
  it("is as typed in its own unit and has three significant digits in another", () => {
    expect(textIn(reading({ value: 1.40625 }), "nmol/L")).toBe("1.40625");
    expect(textIn(reading({ value: 1.4 }), "ng/dL")).toBe("40.4");
    expect(textIn(reading({ value: 0.5, comparator: "<" }), "ng/dL")).toBe("<14.4");
  });

  it("marks inexact conversions, and is absent if both units have the same number", () => {
    const insulin = reading({ test: "fasting_insulin", value: 10, unit: "mIU/L" });
    expect(convertedOf(insulin)).toEqual({ text: "60", unit: "pmol/L", isApproximate: true });
    expect(equalsSign(insulin, "µU/mL")).toBe("=");
    const hba1c = reading({ test: "hba1c", value: 5.6, unit: "%" });
    expect(convertedOf(hba1c)?.text).toBe("38");
    expect(textIn({ ...hba1c, value: 38, unit: "mmol/mol" }, "%")).toBe("5.6");
    const glucose = reading({ test: "fasting_glucose", value: 104, unit: "mg/dL" });
    expect(convertedOf(glucose)?.text).toBe("5.8");
    expect(convertedOf(reading({ test: "tsh", unit: "mIU/L" }))).toBeNull();
    expect(convertedOf(reading({ test: "other", name: "Zinc", unit: "µmol/L" }))).toBeNull();
  });

  it("uses the laboratory's unit for daily log values, or the display unit without one", () => {
    const log = [{ id: "log", date: today, fastingGlucose: 97.3 }];
    expect(unitOfGroup(groupOf([], log), "mmol/L")).toBe("mmol/L");
    const typed = result(60, { test: "fasting_glucose", value: 95, unit: "mg/dL" });
    expect(unitOfGroup(groupOf([typed], log), "mmol/L")).toBe("mg/dL");
  });
});

describe("the trend of a test", () => {
  const cycles = [{ startDay: addDays(today, -10) }];

  it("merges all units, oldest first, with cycle days", () => {
    const group = groupOf([result(2), result(200, { value: 57.684, unit: "ng/dL" })], []);
    const { points, first, last } = trendOf(group, "nmol/L", { cycles });
    expect(points.map(({ y }) => Number(y.toFixed(6)))).toEqual([2, 1.4]);
    expect(points.map(({ cycleDay }) => cycleDay)).toEqual([null, 9]);
    expect([first, last]).toEqual([addDays(today, -200), addDays(today, -2)]);
  });

  it("marks sources and inexact values by shape", () => {
    const log = [{ id: "log", date: addDays(today, -3), fastingGlucose: 97.3 }];
    const glucose = { test: "fasting_glucose", unit: "mmol/L" } as const;
    const typed = [result(2, { ...glucose, value: 5 }), result(9, { ...glucose, comparator: "<" })];
    const { points } = trendOf(groupOf(typed, log), "mmol/L", { cycles: [] });
    expect(points.map(({ shape }) => shape)).toEqual(["ring", "diamond", "bead"]);
  });

  it("uses the range of the newest report that has one, in its own unit", () => {
    const ranged = result(90, { unit: "ng/dL", value: 40, rangeLow: 0, rangeHigh: 57.684 });
    const { range } = trendOf(groupOf([result(2), ranged], []), "nmol/L", { cycles: [] });
    expect(range?.low).toBe(0);
    expect(range?.high).toBeCloseTo(2, 10);
    expect(trendOf(groupOf([result(2)], []), "nmol/L", { cycles: [] }).range).toBeNull();
  });

  it("centres a single day in a fortnight", () => {
    const { first, last } = trendOf(groupOf([result(0)], []), "nmol/L", { cycles: [] });
    expect(dayNumber(last) - dayNumber(first)).toBe(14);
  });

  it("marks medicines started within it, in order, and no others", () => {
    const medicines = [
      { name: "Inositol", startDate: addDays(today, -5) },
      { name: "Metformin", startDate: addDays(today, -50) },
      { name: "Iron", startDate: addDays(today, -500) },
    ];
    const span = { first: addDays(today, -100), last: today };
    expect(startsBetween(medicines, span).map(({ sign, name }) => sign + name)).toEqual([
      "1Metformin",
      "2Inositol",
    ]);
  });
});

describe("the range bar", () => {
  it("places the value inside the range, at its ends and outside", () => {
    const at = (value: number) => rangeBar(reading({ value, rangeLow: 10, rangeHigh: 20 })).value;
    expect([at(10), at(15), at(20)]).toEqual([25, 50, 75]);
    expect([at(0), at(1000)]).toEqual([4, 96]);
  });

  it("is full on the side of an open end", () => {
    expect(rangeBar(reading({ value: 2.5, rangeHigh: 5 }))).toMatchObject({ from: 0, value: 37.5 });
    expect(rangeBar(reading({ value: 100, rangeLow: 50 }))).toMatchObject({ to: 100, value: 62.5 });
  });

  it("never places the value outside the bar, whatever is typed", () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    const end = fc.option(amount, { nil: undefined });
    fc.assert(
      fc.property(amount, end, end, (value, rangeLow, rangeHigh) => {
        const bar = rangeBar({
          ...reading({ value }),
          rangeLow: rangeLow ?? null,
          rangeHigh: rangeHigh ?? null,
        });
        expect(bar.value).toBeGreaterThanOrEqual(4);
        expect(bar.value).toBeLessThanOrEqual(96);
        expect(bar.to).toBeGreaterThan(bar.from);
      }),
    );
  });
});

describe("a published range", () => {
  it("is converted to the card's unit", () => {
    expect(usualRangeIn("fasting_glucose", "mmol/L")).toMatchObject({ below: 5.6, highFrom: 7 });
    expect(usualRangeIn("fasting_glucose", "mg/dL")).toMatchObject({ below: 100, highFrom: 126 });
    expect(usualRangeIn("ogtt_2h_glucose", "mmol/L")).toMatchObject({ below: 7.8, highFrom: 11.1 });
    expect(usualRangeIn("shbg", "nmol/L")).toBeNull();
  });
});
