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

  it("bleeding lasts as long as her own periods do", () => {
    expect(phaseOfCycleDay({ cycleDay: 4, periodLength: 3, expectedLength: 28 })).toBe(
      "follicular",
    );
    expect(phaseOfCycleDay({ cycleDay: 7, periodLength: 7, expectedLength: 28 })).toBe("menstrual");
  });

  it("a day past the expected length is luteal", () => {
    expect(phaseOfCycleDay({ cycleDay: 45, periodLength: 5, expectedLength: 28 })).toBe("luteal");
  });

  it("in a short cycle bleeding comes first and the follicular phase may vanish", () => {
    const phases = [4, 5, 6, 7].map((cycleDay) =>
      phaseOfCycleDay({ cycleDay, periodLength: 5, expectedLength: 17 }),
    );
    expect(phases).toEqual(["menstrual", "menstrual", "ovulatory", "luteal"]);
    expect(phaseOfCycleDay({ cycleDay: 6, periodLength: 5, expectedLength: 15 })).toBe("luteal");
  });

  it("the phases follow one another and never turn back", () => {
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

describe("the rough guess from the day of the month", () => {
  it.each<[number, Phase]>([
    [1, "menstrual"],
    [5, "menstrual"],
    [6, "follicular"],
    [11, "follicular"],
    [12, "ovulatory"],
    [16, "ovulatory"],
    [17, "luteal"],
    [31, "luteal"],
  ])("day %i of the month is guessed %s [S4-27]", (dayOfMonth, phase) => {
    expect(phaseOfMonthDay(dayOfMonth)).toBe(phase);
  });
});
