import { describe, expect, it } from "vitest";
import { mucusPeak } from "./mucus-peak.ts";
import type { TemperatureShift } from "./temperature-shift.ts";

const none: TemperatureShift = { detected: false };
const completeAt = (completeIndex: number): TemperatureShift => ({
  detected: true,
  rule: 0,
  coverline: 36.5,
  firstHighIndex: completeIndex - 2,
  completeIndex,
});

describe("the mucus peak", () => {
  it("is the last day of the best quality, followed by three lower days", () => {
    expect(mucusPeak([0, 2, 3, 4, 4, 2, 1, 0], none)).toEqual({
      detected: true,
      peakIndex: 4,
      completeIndex: 7,
    });
  });

  it("is absent before the third lower day", () => {
    expect(mucusPeak([0, 2, 4, 1, 1], none).detected).toBe(false);
  });

  it("skips days without a note", () => {
    expect(mucusPeak([null, 4, null, 1, null, 1, 0], none)).toEqual({
      detected: true,
      peakIndex: 1,
      completeIndex: 6,
    });
  });

  it("is never a dry day", () => {
    expect(mucusPeak([0, 0, 1, 0, 0, 0], none).detected).toBe(false);
    expect(mucusPeak([], none).detected).toBe(false);
  });

  it("is at least damp", () => {
    expect(mucusPeak([0, 2, 0, 0, 0], none)).toMatchObject({ peakIndex: 1 });
  });

  it("is the last of several without a temperature rise", () => {
    expect(mucusPeak([4, 1, 1, 1, 4, 1, 1, 1], none)).toMatchObject({ peakIndex: 4 });
  });

  it("moves to an equally good day before the rise is complete", () => {
    const grades = [4, 1, 1, 1, 4, 1, 1, 1];
    expect(mucusPeak(grades, completeAt(6))).toMatchObject({ peakIndex: 4 });
    expect(mucusPeak(grades, completeAt(3))).toMatchObject({ peakIndex: 0 });
  });
});
