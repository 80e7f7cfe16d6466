import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../../forecast/forecast-length.ts";
import type { MissedLogAnswer, ObservedLength } from "../length-evidence.ts";
import { populationsFor } from "../stated-lengths.ts";
import { missedLogProbabilities } from "./past-lapses.ts";

const populations = populationsFor(
  { regularity: null, pcos: null, statedLength: null, age: null },
  fittedLengthModel(),
);
const cycle = (length: number, missedLog: MissedLogAnswer = "not-asked"): ObservedLength => ({
  length,
  missedLog,
});
const probabilities = (...lengths: readonly number[]) =>
  missedLogProbabilities(
    populations,
    lengths.map((length) => cycle(length)),
  );

describe("the probability of an unlogged period in a past cycle", () => {
  it("lies between 0 and 1 for each cycle of any log", () => {
    const history = fc.array(
      fc.record({
        length: fc.integer({ min: 10, max: 600 }),
        missedLog: fc.constantFrom<MissedLogAnswer>("yes", "no", "not-asked"),
        certainty: fc.constantFrom(0.5, 1),
        followsLikelyChange: fc.boolean(),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(history, (lengths) => {
        const answer = missedLogProbabilities(populations, lengths);
        expect(answer).toHaveLength(lengths.length);
        for (const probability of answer) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is high for a cycle of double length, and of six times the length", () => {
    expect(probabilities(28, 29, 57, 28, 29)[2]).toBeGreaterThan(0.95);
    expect(probabilities(28, 29, 28, 168, 28, 29)[3]).toBeGreaterThan(0.8);
  });

  it("is low for long cycles that later became short", () => {
    const answer = probabilities(60, 55, 70, 52, 64, 28, 29, 28, 27, 28);
    expect(Math.max(...answer)).toBeLessThan(0.1);
  });

  it("is high for each of several double cycles after many regular ones", () => {
    const answer = probabilities(...Array<number>(12).fill(28), 56, 56, 56);
    expect(Math.min(...answer.slice(-3))).toBeGreaterThan(0.9);
  });

  it("is 0 after a no, and near 1 after a yes", () => {
    const answer = (missedLog: MissedLogAnswer) =>
      missedLogProbabilities(populations, [
        ...[28, 28].map((length) => cycle(length)),
        cycle(56, missedLog),
        cycle(28),
      ])[2];
    expect(answer("no")).toBe(0);
    expect(answer("yes")).toBeGreaterThan(0.95);
  });

  it("is not computed if no cycle is half again as long as another", () => {
    expect(probabilities(28, 31, 40, 29)).toEqual([0, 0, 0, 0]);
    expect(probabilities()).toEqual([]);
  });
});
