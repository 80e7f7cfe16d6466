import { describe, expect, it } from "vitest";
import { temperatureShift } from "./temperature-shift.ts";

/** Six low readings of 36.4–36.5; the coverline is 36.5. */
const low = [36.4, 36.45, 36.4, 36.5, 36.45, 36.4];

describe("three over six", () => {
  it("needs the third high reading 0.2 above the highest of the six before", () => {
    expect(temperatureShift([...low, 36.55, 36.6, 36.7])).toEqual({
      detected: true,
      rule: 0,
      coverline: 36.5,
      firstHighIndex: 6,
      completeIndex: 8,
    });
  });

  it("is not complete after two high readings", () => {
    expect(temperatureShift([...low, 36.6, 36.8])).toEqual({ detected: false });
  });

  it("needs six readings before the rise", () => {
    expect(temperatureShift([...low.slice(1), 36.6, 36.7, 36.8]).detected).toBe(false);
  });

  it("is not undone by a later low reading", () => {
    const shift = temperatureShift([...low, 36.55, 36.6, 36.7, 36.3]);
    expect(shift).toMatchObject({ rule: 0, completeIndex: 8 });
  });

  it("rounds to 0.05: 36.52 is not above a coverline of 36.5, 36.53 is", () => {
    expect(temperatureShift([...low, 36.52, 36.6, 36.7]).detected).toBe(false);
    expect(temperatureShift([...low, 36.53, 36.6, 36.7]).detected).toBe(true);
  });

  it.each([36.1, 36.25, 36.55, 36.7, 36.95])(
    "accepts exactly 0.2 above a coverline of %f, despite binary fractions",
    (line) => {
      const shift = temperatureShift([...Array(6).fill(line), line + 0.05, line + 0.1, line + 0.2]);
      expect(shift).toMatchObject({ detected: true, rule: 0 });
    },
  );

  it("skips days without a reading and still counts their indices", () => {
    const temperatures = [
      null,
      null,
      ...low.slice(0, 3),
      null,
      ...low.slice(3),
      36.6,
      null,
      36.6,
      36.7,
    ];
    expect(temperatureShift(temperatures)).toMatchObject({
      firstHighIndex: 9,
      completeIndex: 12,
    });
  });

  it("continues after a first rise that failed", () => {
    const temperatures = [...low, 36.6, 36.4, 36.4, 36.45, 36.4, 36.4, 36.45, 36.7, 36.8, 36.85];
    expect(temperatureShift(temperatures)).toMatchObject({
      detected: true,
      coverline: 36.45,
      firstHighIndex: 13,
    });
  });

  it("finds the first of two rises that stay up", () => {
    const temperatures = [...low, ...Array(9).fill(36.7), ...low, 36.7, 36.8, 36.9];
    expect(temperatureShift(temperatures)).toMatchObject({ firstHighIndex: 6 });
  });

  it("finds nothing in an empty, short or flat chart", () => {
    expect(temperatureShift([]).detected).toBe(false);
    expect(temperatureShift([null, null]).detected).toBe(false);
    expect(temperatureShift(Array(30).fill(36.5)).detected).toBe(false);
  });
});

describe("a rise that falls back", () => {
  const rise = [36.6, 36.7, 36.8];

  it("is rejected after three readings under its coverline", () => {
    expect(temperatureShift([...low, ...rise, 36.5, 36.4, 36.45])).toEqual({
      detected: false,
      isTakenBack: true,
    });
  });

  it("remains after two readings, or after three days not in a row", () => {
    expect(temperatureShift([...low, ...rise, 36.5, 36.4]).detected).toBe(true);
    expect(temperatureShift([...low, ...rise, 36.4, 36.4, 36.6, 36.4]).detected).toBe(true);
  });

  it("is judged by readings, not days", () => {
    const temperatures = [...low, ...rise, null, 36.4, null, 36.4, 36.4];
    expect(temperatureShift(temperatures).detected).toBe(false);
  });

  it("remains if it falls only eight or more days later, as before a period", () => {
    const held = (days: number) => [...low, ...Array(days).fill(36.7), 36.4, 36.4, 36.4];
    expect(temperatureShift(held(7)).detected).toBe(false);
    expect(temperatureShift(held(8)).detected).toBe(true);
  });

  it("gives way to a later rise that lasts", () => {
    const temperatures = [...low, ...rise, ...low, 36.7, 36.8, 36.9];
    expect(temperatureShift(temperatures)).toMatchObject({ detected: true, firstHighIndex: 15 });
  });
});

describe("the first exception", () => {
  it("requires a fourth reading above the line when the third falls short of 0.2", () => {
    expect(temperatureShift([...low, 36.6, 36.6, 36.65, 36.55])).toEqual({
      detected: true,
      rule: 1,
      coverline: 36.5,
      firstHighIndex: 6,
      completeIndex: 9,
    });
  });

  it("is not fulfilled by a fourth reading on the line, nor without one", () => {
    expect(temperatureShift([...low, 36.6, 36.6, 36.65, 36.5]).detected).toBe(false);
    expect(temperatureShift([...low, 36.6, 36.6, 36.65]).detected).toBe(false);
  });
});

describe("the second exception", () => {
  it.each([
    ["second", [36.6, 36.5, 36.65, 36.7]],
    ["third", [36.6, 36.65, 36.45, 36.7]],
  ])(
    "requires a fourth reading 0.2 above the line after a %s reading on or below it",
    (_, high) => {
      expect(temperatureShift([...low, ...high])).toEqual({
        detected: true,
        rule: 2,
        coverline: 36.5,
        firstHighIndex: 6,
        completeIndex: 9,
      });
    },
  );

  it("rejects a fourth reading of less than 0.2: the exceptions do not combine", () => {
    expect(temperatureShift([...low, 36.6, 36.5, 36.65, 36.65]).detected).toBe(false);
  });

  it("rejects two readings on or below the line", () => {
    expect(temperatureShift([...low, 36.6, 36.5, 36.5, 36.9]).detected).toBe(false);
  });
});
