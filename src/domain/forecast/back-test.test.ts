import { describe, expect, it } from "vitest";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { backTest } from "./back-test.ts";

const testOf = (lengths: readonly number[]) =>
  backTest(factsOf({ cycles: cyclesOfLengths(lengths) }));

describe("backTest", () => {
  it("needs three cycles to predict, each with one before it", () => {
    expect(testOf([])).toEqual({ kind: "not-enough-cycles", cyclesNeeded: 3 });
    expect(testOf([28, 28, 28])).toEqual({ kind: "not-enough-cycles", cyclesNeeded: 1 });
  });

  it("contains regular cycles in its range and reports the mean error", () => {
    expect(testOf([28, 29, 28, 28, 29, 28, 28, 28, 29])).toEqual({
      kind: "tested",
      cycles: 8,
      inside: 8,
      meanError: expect.closeTo(0.4, 0),
    });
  });

  it("counts an unforeseeable cycle as outside", () => {
    expect(testOf([28, 28, 28, 28, 28, 28, 28, 28, 41])).toMatchObject({ cycles: 8, inside: 7 });
  });

  it("looks at the latest eight cycles only", () => {
    expect(testOf([28, 50, ...Array(10).fill(28)])).toMatchObject({ cycles: 8, inside: 8 });
  });

  it("predicts each cycle from earlier ones alone, unaffected by later ones", () => {
    const early = testOf([28, 31, 29, 30]);
    const last = testOf([28, 31, 29, 30, 60]);
    if (early.kind !== "tested" || last.kind !== "tested") throw new Error("not tested");
    expect(last.cycles).toBe(early.cycles + 1);
    expect(last.inside).toBe(early.inside);
  });

  it("neither learns from nor tests an excluded cycle", () => {
    const cycles = cyclesOfLengths([28, 28, 28, 28, 60, 28]);
    const excluded = cycles.map((cycle, index) => ({ ...cycle, isExcluded: index === 4 }));
    expect(backTest(factsOf({ cycles: excluded }))).toEqual(testOf([28, 28, 28, 28, 28]));
  });
});
