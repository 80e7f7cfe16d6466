import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../../testing/example-facts.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { cycleNorms } from "./cycle-norms.ts";

const someDay = calendarDay("2026-11-20");
const normsOf = (lengths: readonly number[], said: Partial<CycleFacts> = {}, soFar = 10) => {
  const facts = factsOf({ age: 29, cycles: cyclesOfLengths(lengths), ...said });
  return cycleNorms(facts, addDays(facts.cycles.at(-1)?.startDay ?? someDay, soFar));
};

describe("cycleNorms", () => {
  it("calls 24 to 38 days, regular, with up to 8 days of bleeding, usual", () => {
    expect(normsOf([24, 30, 28])).toMatchObject({
      kind: "norms",
      cycles: 3,
      frequency: { kind: "usual", shorter: 0, longer: 0 },
      regularity: { kind: "regular", shortest: 24, longest: 30 },
      duration: { kind: "usual", longest: 5 },
    });
  });

  it("calls cycles infrequent when most exceed 38 days, frequent when most are under 24", () => {
    expect(normsOf([39, 45, 30])).toMatchObject({ frequency: { kind: "infrequent", longer: 2 } });
    expect(normsOf([23, 22, 30])).toMatchObject({ frequency: { kind: "frequent", shorter: 2 } });
  });

  it("calls a spread of 8 or 9 days borderline, of 10 irregular", () => {
    expect(normsOf([26, 34, 30])).toMatchObject({ regularity: { kind: "borderline" } });
    expect(normsOf([26, 36, 30])).toMatchObject({ regularity: { kind: "irregular" } });
  });

  it("applies 21 to 45 days to adolescents and reports no irregularity", () => {
    expect(normsOf([44, 25, 39], { age: 15 })).toMatchObject({
      frequency: { kind: "usual" },
      regularity: { kind: "borderline" },
      duration: null,
    });
  });

  it("needs three completed cycles, excluded ones aside", () => {
    expect(normsOf([28, 28])).toEqual({ kind: "not-enough-cycles", cyclesNeeded: 1 });
    const cycles = cyclesOfLengths([28, 28, 60]);
    const excluded = cycles.map((cycle, index) => ({ ...cycle, isExcluded: index === 2 }));
    expect(normsOf([], { cycles: excluded }).kind).toBe("not-enough-cycles");
  });

  it("has no norm with hormones, in a pregnancy, or for an unknown age", () => {
    const none = { kind: "norms-do-not-hold" };
    expect(normsOf([28, 28, 28], { contraception: "pill" })).toEqual(none);
    expect(normsOf([28, 28, 28], { pregnancy: "pregnant" })).toEqual(none);
    expect(normsOf([28, 28, 28], { age: 52, contraception: "pill" })).toEqual(none);
    expect(normsOf([28, 28, 28], { age: null })).toEqual(none);
  });
});

describe("cycleNorms after 45", () => {
  const usual = { differenceFrom: 7, gapFrom: 60 };

  it("compares cycles with the usual changes, not with a range", () => {
    expect(normsOf([31, 24, 30, 75, 60], { age: 47 })).toMatchObject({
      kind: "change",
      usual,
      cycles: 5,
      changes: 3,
      longGaps: 2,
    });
    expect(normsOf([31, 25, 31], { age: 46 })).toMatchObject({ changes: 0, longGaps: 0 });
    expect(normsOf([31, 25, 31], { age: 45 }).kind).toBe("norms");
  });

  it("counts at most ten cycles, and no pair separated by an excluded cycle", () => {
    const lengths = [90, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
    expect(normsOf(lengths, { age: 50 })).toMatchObject({ cycles: 10, changes: 0, longGaps: 0 });
    const cycles = cyclesOfLengths([28, 30, 45, 30]).map((cycle, place) =>
      place === 1 ? { ...cycle, isExcluded: true } : cycle,
    );
    expect(normsOf([], { age: 50, cycles })).toMatchObject({ cycles: 3, changes: 1 });
  });

  it("counts the current cycle once it has lasted 60 days", () => {
    const at47 = (lengths: number[], soFar: number, said: Partial<CycleFacts> = {}) =>
      normsOf(lengths, { age: 47, ...said }, soFar);
    expect(at47([28, 30, 29], 59)).toMatchObject({ cycles: 3, changes: 0, longGaps: 0 });
    expect(at47([28, 30, 29], 62)).toMatchObject({ cycles: 4, changes: 1, longGaps: 1 });
    expect(at47([28, 30, 75], 62)).toMatchObject({ cycles: 4, changes: 1, longGaps: 2 });
    const cycles = cyclesOfLengths([28, 30]).map((one, place) =>
      place === 2 ? { ...one, missedLog: "yes" as const } : one,
    );
    expect(at47([], 62, { cycles })).toMatchObject({ cycles: 2, changes: 0, longGaps: 0 });
  });

  it("describes the usual changes even without a logged cycle", () => {
    expect(normsOf([], { age: 50 })).toMatchObject({ kind: "change", usual, cycles: 0 });
  });
});

describe("the thresholds of FIGO's norms", () => {
  it.each([
    [24, "usual"],
    [38, "usual"],
    [23, "frequent"],
    [39, "infrequent"],
  ] as const)("call cycles that all last %d days %s", (length, kind) => {
    expect(normsOf([length, length, length])).toMatchObject({ frequency: { kind } });
  });

  it.each([
    [7, "regular"],
    [8, "borderline"],
    [9, "borderline"],
    [10, "irregular"],
  ] as const)("call a difference of %d days %s", (difference, kind) => {
    expect(normsOf([26, 26 + difference, 28])).toMatchObject({ regularity: { kind } });
  });

  it.each([
    [8, "usual"],
    [9, "prolonged"],
  ] as const)("call %d days of bleeding %s", (days, kind) => {
    const cycles = cyclesOfLengths([28, 28, 28]).map((cycle) => ({
      ...cycle,
      endDay: addDays(cycle.startDay, days - 1),
    }));
    expect(normsOf([], { cycles })).toMatchObject({ duration: { kind, longest: days } });
  });

  it("require more than half of the cycles for infrequent or frequent", () => {
    expect(normsOf([39, 39, 28, 28])).toMatchObject({ frequency: { kind: "usual", longer: 2 } });
    expect(normsOf([39, 39, 39, 28, 28])).toMatchObject({ frequency: { kind: "infrequent" } });
  });

  it("look back over 13 cycles, about a year", () => {
    const norms = normsOf([60, ...Array<number>(13).fill(28)]);
    expect(norms).toMatchObject({ cycles: 13, frequency: { longer: 0 } });
    expect(normsOf([60, ...Array<number>(12).fill(28)])).toMatchObject({
      cycles: 13,
      frequency: { longer: 1 },
    });
  });

  it("leave open periods and excluded cycles out of the bleeding's duration", () => {
    const cycles = cyclesOfLengths([28, 28, 28, 28]).map((cycle, place, { length }) => ({
      startDay: cycle.startDay,
      ...(place < length - 1 && { endDay: addDays(cycle.startDay, place === 0 ? 11 : 4) }),
      isExcluded: place === 0,
    }));
    expect(normsOf([], { cycles })).toMatchObject({ duration: { kind: "usual", longest: 5 } });
  });
});
