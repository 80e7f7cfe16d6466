import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Phase, phaseOfCycleDay, phaseOfMonthDay } from "./cycle-phase.ts";

const ORDER: Phase[] = ["menstrual", "follicular", "ovulatory", "luteal"];

describe("the phase of a cycle day", () => {
  it.each<[number, Phase]>([
    [1, "menstrual"],
    [5, "menstrual"],
    [6, "follicular"],
    [13, "follicular"],
    [14, "ovulatory"],
    [17, "ovulatory"],
    [18, "luteal"],
    [28, "luteal"],
  ])("day %i of 28 is %s [S4-28]", (cycleDay, phase) => {
    expect(phaseOfCycleDay({ cycleDay, periodLength: 5, expectedLength: 28 })).toBe(phase);
  });

  it.each<[number, Phase]>([
    [19, "follicular"],
    [20, "ovulatory"],
    [23, "ovulatory"],
    [24, "luteal"],
    [34, "luteal"],
  ])("day %i of 34 is %s: the ovulatory days move with the length [S4-28]", (cycleDay, phase) => {
    expect(phaseOfCycleDay({ cycleDay, periodLength: 5, expectedLength: 34 })).toBe(phase);
  });

  it("is menstrual as long as the user's periods last", () => {
    expect(phaseOfCycleDay({ cycleDay: 4, periodLength: 3, expectedLength: 28 })).toBe(
      "follicular",
    );
    expect(phaseOfCycleDay({ cycleDay: 7, periodLength: 7, expectedLength: 28 })).toBe("menstrual");
  });

  it("is luteal past the expected length", () => {
    expect(phaseOfCycleDay({ cycleDay: 45, periodLength: 5, expectedLength: 28 })).toBe("luteal");
  });

  it("may have no follicular phase in a short cycle, where bleeding takes precedence", () => {
    const phases = [4, 5, 6, 7].map((cycleDay) =>
      phaseOfCycleDay({ cycleDay, periodLength: 5, expectedLength: 17 }),
    );
    expect(phases).toEqual(["menstrual", "menstrual", "ovulatory", "luteal"]);
    expect(phaseOfCycleDay({ cycleDay: 6, periodLength: 5, expectedLength: 15 })).toBe("luteal");
  });

  it("never goes back to an earlier phase", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 90 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 120 }),
        (expectedLength, periodLength, cycleDay) => {
          const placeOf = (day: number) =>
            ORDER.indexOf(phaseOfCycleDay({ cycleDay: day, periodLength, expectedLength }));
          expect(placeOf(cycleDay + 1)).toBeGreaterThanOrEqual(placeOf(cycleDay));
          expect(placeOf(1)).toBe(0);
        },
      ),
    );
  });
});

describe("phaseOfMonthDay", () => {
  it.each<[number, Phase]>([
    [1, "menstrual"],
    [5, "menstrual"],
    [6, "follicular"],
    [11, "follicular"],
    [12, "ovulatory"],
    [16, "ovulatory"],
    [17, "luteal"],
    [31, "luteal"],
  ])("guesses for day %i of the month %s [S4-27]", (dayOfMonth, phase) => {
    expect(phaseOfMonthDay(dayOfMonth)).toBe(phase);
  });
});
