import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "./forecast-length.ts";
import {
  afterCycle,
  beliefAfter,
  expectedLengths,
  type LengthBelief,
  missedLogProbability,
  noSupport,
  runningMissedLogProbability,
} from "./length-belief.ts";
import type { MissedLogAnswer, ObservedLength } from "./length-cells.ts";
import { populationsFor } from "./stated-lengths.ts";

const populations = populationsFor(
  { regularity: null, pcos: null, statedLength: null, age: null },
  fittedLengthModel(),
);
const lengthWith = (length: number, missedLog: MissedLogAnswer = "not-asked"): ObservedLength => ({
  length,
  missedLog,
});
const history = (...lengths: readonly number[]) => lengths.map((length) => lengthWith(length));

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const total = (belief: readonly LengthBelief[]) => sum(belief.map(({ weights }) => sum(weights)));
/** How far each population is believed: monthly, infrequent, erratic. */
const trusts = (belief: readonly LengthBelief[]) => belief.map(({ weights }) => sum(weights));
/** The mean of the typical lengths, weighed. */
const centre = (belief: readonly LengthBelief[]) =>
  sum(
    belief.map(({ cells, weights }) =>
      sum(weights.map((weight, cell) => weight * (cells.centres[cell] ?? 0))),
    ),
  );

const anyHistory = fc.array(
  fc.record({
    length: fc.integer({ min: 15, max: 200 }),
    missedLog: fc.constantFrom<MissedLogAnswer>("yes", "no", "not-asked"),
    certainty: fc.constantFrom(0.5, 1),
  }),
  { maxLength: 15 },
);

describe("what is believed of her lengths", () => {
  it("comes to 1 over all cells, none of them negative, whatever she logged", () => {
    fc.assert(
      fc.property(anyHistory, (lengths) => {
        const belief = beliefAfter(populations, lengths);
        expect(total(belief)).toBeCloseTo(1, 9);
        expect(belief.every(({ weights }) => weights.every((weight) => weight >= 0))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("trusts each population as far as she was told to before any cycle is known", () => {
    const before = trusts(beliefAfter(populations, []));
    for (const [place, trust] of before.entries()) {
      expect(trust).toBeCloseTo(populations[place]?.trust ?? 0, 9);
    }
  });

  it("moves to where her cycles are, the further the more of them there are", () => {
    const centres = [0, 1, 3, 9].map((count) =>
      centre(beliefAfter(populations, history(...Array<number>(count).fill(24)))),
    );
    expect(centres).toEqual(centres.toSorted((one, other) => other - one));
    expect(centres.at(-1)).toBeLessThan(25);
  });

  it("trusts the infrequent after long cycles, and the monthly after even ones", () => {
    expect(trusts(beliefAfter(populations, history(28, 29, 28, 28)))[0]).toBeGreaterThan(0.98);
    expect(trusts(beliefAfter(populations, history(61, 74, 55, 90)))[1]).toBeGreaterThan(0.5);
  });

  it("of a woman with PCOS trusts spells of months between even cycles as her own", () => {
    const withPcos = {
      regularity: "irregular",
      pcos: "yes",
      statedLength: null,
      age: null,
    } as const;
    const populations = populationsFor(withPcos, fittedLengthModel());
    const spells = history(33, 34, 120, 35, 33, 95, 34, 110);
    const [, , before = 0] = trusts(beliefAfter(populations, []));
    const [, , after = 0] = trusts(beliefAfter(populations, spells));
    expect(after).toBeGreaterThan(before);
    expect(after).toBeGreaterThan(0.5);
  });

  it("keeps what came last the best", () => {
    const shorter = centre(beliefAfter(populations, history(34, 34, 34, 25, 25, 25)));
    const longer = centre(beliefAfter(populations, history(25, 25, 25, 34, 34, 34)));
    expect(shorter).toBeLessThan(longer);
  });

  it("grows a cycle at a time: support after a history is that of its parts", () => {
    const [population] = populations;
    if (population === undefined) throw new Error("a population was expected");
    const { cells } = population;
    const first = afterCycle(noSupport(cells), population, lengthWith(30));
    const second = afterCycle(first, population, lengthWith(31));
    const { memory } = cells.population;
    const { logLikelihood } = cells.evidenceOf(lengthWith(31), population.missedLogShare);
    for (const cell of [0, 57, 300, second.length - 1]) {
      const expected = memory * (first[cell] ?? 0) + (logLikelihood[cell] ?? 0);
      expect(second[cell]).toBeCloseTo(expected, 12);
    }
  });

  it("takes nothing from a cycle that is not believed at all, beyond the fading of the rest", () => {
    const [population] = populations;
    if (population === undefined) throw new Error("a population was expected");
    const unsure = { ...lengthWith(45), certainty: 0 };
    const after = afterCycle(noSupport(population.cells), population, unsure);
    expect(after.every((value) => value === 0)).toBe(true);
  });
});

describe("the lengths to be expected", () => {
  it("come to 1 from the first possible day on, however long she has waited", () => {
    const belief = beliefAfter(populations, history(28, 29, 30));
    for (const first of [10, 25, 30, 45]) {
      expect(Math.abs(sum(expectedLengths(belief, first, 400)) - 1)).toBeLessThan(0.03);
    }
    // Far out, what survives is reckoned from a table that ends and sums a little less.
    for (const first of [90, 200]) {
      expect(Math.abs(sum(expectedLengths(belief, first, 400)) - 1)).toBeLessThan(0.15);
    }
  });

  it("are highest about her own length", () => {
    const odds = expectedLengths(beliefAfter(populations, history(33, 33, 33, 33)), 10, 100);
    const mode = 10 + odds.indexOf(Math.max(...odds));
    expect(Math.abs(mode - 33)).toBeLessThanOrEqual(1);
  });

  it("that have passed leave the odds of those to come in the same proportion", () => {
    const belief = beliefAfter(populations, history(28, 30, 29, 31));
    const early = expectedLengths(belief, 15, 60);
    const late = expectedLengths(belief, 29, 46);
    const ratio = (late[0] ?? 0) / (early[14] ?? 1);
    for (const days of [1, 3, 6, 10]) {
      expect((late[days] ?? 0) / (early[14 + days] ?? 1)).toBeCloseTo(ratio, 2);
    }
    expect(ratio).toBeGreaterThan(1);
  });
});

describe("a period that may have gone unlogged", () => {
  it("has a probability from 0 to 1, whatever she logged", () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 10, max: 300 }), (lengths, length) => {
        const belief = beliefAfter(populations, lengths);
        for (const probability of [
          missedLogProbability(belief, lengthWith(length)),
          runningMissedLogProbability(belief, length),
        ]) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is never one in a cycle she answered no for, and nearly always in one she answered yes for", () => {
    const belief = beliefAfter(populations, history(28, 28, 56, 28));
    expect(missedLogProbability(belief, lengthWith(56, "no"))).toBe(0);
    expect(missedLogProbability(belief, lengthWith(56, "yes"))).toBeGreaterThan(0.95);
  });

  it("is likelier twice as long as her cycles than one and a half times as long", () => {
    const belief = beliefAfter(populations, history(28, 29, 28, 28, 29));
    const at = (length: number) => missedLogProbability(belief, lengthWith(length));
    expect(at(29)).toBeLessThan(0.01);
    expect(at(57)).toBeGreaterThan(at(42));
    expect(at(57)).toBeGreaterThan(0.9);
  });

  it("grows likelier in the running cycle with each day past her usual length", () => {
    const belief = beliefAfter(populations, history(28, 29, 28, 28, 29));
    const days = [20, 30, 35, 40, 45, 50, 55].map((elapsed) =>
      runningMissedLogProbability(belief, elapsed),
    );
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(runningMissedLogProbability(belief, 0)).toBeLessThan(0.001);
  });
});
