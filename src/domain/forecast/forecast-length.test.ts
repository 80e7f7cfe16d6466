import { describe, expect, it } from "vitest";
import type { MissedLogAnswer, ObservedLength } from "../lengths/length-evidence.ts";
import { centralRange, quantile } from "../lengths/length-odds.ts";
import type { StatedLengths } from "../lengths/stated-lengths.ts";
import {
  beliefOfLengths,
  lengthOdds,
  mostSuspectedCycle,
  runningForecast,
} from "./forecast-length.ts";

const nothing: StatedLengths = { regularity: null, pcos: null, statedLength: null, age: null };
const withPcos: StatedLengths = { ...nothing, pcos: "yes", regularity: "irregular" };

const observed = (lengths: readonly number[], missedLog: MissedLogAnswer = "not-asked") =>
  lengths.map((length): ObservedLength => ({ length, missedLog }));

const medianAfter = (history: readonly ObservedLength[], stated = nothing) =>
  quantile(lengthOdds(beliefOfLengths(history, stated), 0), 0.5);

const suspicionIn = (history: readonly ObservedLength[], stated = nothing) =>
  mostSuspectedCycle(history, stated);

const width80 = (lengths: readonly number[], stated = nothing) => {
  const odds = lengthOdds(beliefOfLengths(observed(lengths), stated), 0);
  const { shortest, longest } = centralRange(odds, 0.8);
  return longest - shortest;
};

describe("an unlogged period", () => {
  it("is suspected in one cycle of double length among regular ones", () => {
    const suspected = suspicionIn(observed([28, 29, 57, 28, 29]));
    expect(suspected?.index).toBe(2);
    expect(suspected?.probability).toBeGreaterThan(0.9);
  });

  it("is not suspected in cycles that are all long", () => {
    expect(suspicionIn(observed([62, 70, 55, 66, 71]), withPcos)?.probability).toBeLessThan(0.1);
  });

  it("is not suspected in a regular history", () => {
    expect(suspicionIn(observed([28, 29, 28, 30]))?.probability).toBeLessThan(0.01);
    expect(suspicionIn([])).toBeNull();
  });

  it("follows the user's answer: no makes a long cycle count, yes splits it in two", () => {
    const even = observed([28, 29, 28]);
    const widthWith = (answer: MissedLogAnswer) => {
      const history = [...even, ...observed([57], answer)];
      const { shortest, longest } = centralRange(
        lengthOdds(beliefOfLengths(history, nothing), 0),
        0.8,
      );
      return longest - shortest;
    };
    expect(widthWith("no")).toBeGreaterThan(widthWith("yes"));
    expect(suspicionIn(observed([28, 29, 57], "no"))).toBeNull();
  });

  it("is suspected in the running cycle only well past the usual length", () => {
    const belief = beliefOfLengths(observed([28, 28, 29, 28, 28]), nothing);
    const unlogged = (elapsed: number) => runningForecast(belief, elapsed, "not-asked").unlogged;
    expect(unlogged(10)).toBeLessThan(0.01);
    expect(unlogged(28)).toBeLessThan(0.05);
    expect(unlogged(50)).toBeGreaterThan(0.8);
  });
});

describe("stated answers", () => {
  it("widen the first forecast with PCOS or irregular cycles, and draw it to a stated length", () => {
    const first = (stated: StatedLengths) => width80([], stated);
    expect(first(withPcos)).toBeGreaterThan(first({ ...nothing, pcos: "yes" }));
    expect(first({ ...nothing, pcos: "yes" })).toBeGreaterThan(first(nothing));
    expect(first({ ...nothing, regularity: "regular" })).toBeLessThan(first(nothing));
    const stated = (statedLength: number) =>
      medianAfter([], { ...nothing, regularity: "regular", statedLength });
    expect(stated(24)).toBeLessThan(stated(28));
    expect(stated(28)).toBeLessThan(stated(34));
  });

  it("include both ends of a stated range, unless cycles are called regular", () => {
    const ranged = (...statedRange: number[]) => width80([], { ...withPcos, statedRange });
    expect(ranged(25, 35)).toBeLessThan(ranged());
    expect(ranged(60, 120)).toBeGreaterThan(ranged());
    const irregular = { ...nothing, regularity: "irregular" } as const;
    expect(medianAfter([], { ...irregular, statedRange: [60, 120] })).toBeGreaterThan(
      medianAfter([], irregular),
    );
    const regular = { ...nothing, regularity: "regular" } as const;
    expect(width80([], { ...regular, statedRange: [60, 120] })).toBe(width80([], regular));
  });

  it("give a shorter forecast at a higher age", () => {
    const mid = (age: number) => {
      const odds = lengthOdds(beliefOfLengths([], { ...nothing, age }), 0);
      return odds.probabilities.reduce(
        (sum, share, place) => sum + share * (odds.firstLength + place),
        0,
      );
    };
    expect(mid(44)).toBeLessThan(mid(33));
    expect(mid(33)).toBeLessThan(mid(25));
    expect(mid(20)).toBe(mid(25));
    // Irregular cycles have more late ones.
    expect(Math.abs(mid(15) - mid(25))).toBeLessThan(0.5);
  });

  it("are outweighed by logged cycles", () => {
    expect(medianAfter(observed([29, 28, 29, 28, 29, 28]), withPcos)).toBeLessThan(31);
  });
});

describe("further cycles", () => {
  it("never widen a regular user's range if identical", () => {
    for (let length = 22; length <= 35; length += 1) {
      for (let cycles = 1; cycles <= 20; cycles += 1) {
        const before = width80(Array(cycles).fill(length));
        expect(width80(Array(cycles + 1).fill(length))).toBeLessThanOrEqual(before);
      }
    }
  });

  it("outweigh old ones: twelve new cycles against twelve old", () => {
    expect(medianAfter(observed([...Array(12).fill(26), ...Array(12).fill(33)]))).toBeGreaterThan(
      29,
    );
  });

  it("teach less with an unsure day", () => {
    const unsure = [
      ...observed([28, 28]),
      { length: 36, missedLog: "no" as const, certainty: 0.2 },
    ];
    const sure = [...observed([28, 28]), { length: 36, missedLog: "no" as const }];
    const mean = (history: readonly ObservedLength[]) => {
      const odds = lengthOdds(beliefOfLengths(history, nothing), 0);
      return odds.probabilities.reduce(
        (sum, share, place) => sum + share * place,
        odds.firstLength,
      );
    };
    expect(mean(unsure)).toBeLessThan(mean(sure));
  });
});
