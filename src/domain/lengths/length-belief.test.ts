import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import { afterCycle, beliefAfter, type LengthBelief } from "./length-belief.ts";
import type { MissedLogAnswer, ObservedLength } from "./length-evidence.ts";
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
/** The weight of each population: monthly, infrequent, erratic, unusual. */
const trusts = (belief: readonly LengthBelief[]) => belief.map(({ weights }) => sum(weights));
/** The weighted mean of the typical lengths. */
const centre = (belief: readonly LengthBelief[]) =>
  sum(
    belief.map(({ cells, weights }) =>
      sum(weights.map((weight, cell) => weight * (cells.centres[cell] ?? 0))),
    ),
  );

const anyHistory = fc.array(
  fc.record({
    length: fc.integer({ min: 10, max: 600 }),
    missedLog: fc.constantFrom<MissedLogAnswer>("yes", "no", "not-asked"),
    certainty: fc.constantFrom(0.5, 1),
    followsLikelyChange: fc.boolean(),
  }),
  { maxLength: 15 },
);

describe("the belief about cycle lengths", () => {
  it("sums to 1 over all cells, none negative, for any log", () => {
    fc.assert(
      fc.property(anyHistory, (lengths) => {
        const belief = beliefAfter(populations, lengths);
        expect(total(belief)).toBeCloseTo(1, 9);
        expect(belief.every(({ weights }) => weights.every((weight) => weight >= 0))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("weighs each population by its prior before any cycle", () => {
    const before = trusts(beliefAfter(populations, []));
    for (const [place, trust] of before.entries()) {
      expect(trust).toBeCloseTo(sum(populations[place]?.prior ?? []), 9);
    }
  });

  it("moves to the logged lengths, further with more cycles", () => {
    const centres = [0, 1, 3, 9].map((count) =>
      centre(beliefAfter(populations, history(...Array<number>(count).fill(24)))),
    );
    expect(centres).toEqual(centres.toSorted((one, other) => other - one));
    expect(centres.at(-1)).toBeLessThan(25);
  });

  it("favours infrequent cycles after long ones, monthly after regular ones", () => {
    expect(trusts(beliefAfter(populations, history(28, 29, 28, 28)))[0]).toBeGreaterThan(0.98);
    expect(trusts(beliefAfter(populations, history(61, 74, 55, 90)))[1]).toBeGreaterThan(0.5);
  });

  it("with PCOS treats gaps of months between regular cycles as real", () => {
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

  it("weighs the latest cycles most", () => {
    const shorter = centre(beliefAfter(populations, history(34, 34, 34, 25, 25, 25)));
    const longer = centre(beliefAfter(populations, history(25, 25, 25, 34, 34, 34)));
    expect(shorter).toBeLessThan(longer);
  });

  it("is the same whether updated at once or cycle by cycle", () => {
    const first = beliefAfter(populations, history(30)).map(({ weights }) => weights);
    const second = afterCycle(first, populations, lengthWith(31), false);
    const both = beliefAfter(populations, history(30, 31));
    expect(second).toEqual(both.map(({ weights }) => weights));
  });

  it("learns nothing from a cycle with certainty 0, beyond the drift of one cycle", () => {
    const unsure = { ...lengthWith(45), certainty: 0 };
    const [before, after] = [[], [unsure]].map((lengths) => beliefAfter(populations, lengths));
    expect(centre(after ?? [])).toBeCloseTo(centre(before ?? []), 1);
    expect(trusts(after ?? [])).toEqual(
      trusts(before ?? []).map((trust) => expect.closeTo(trust, 9)),
    );
  });
});

describe("a change of the cycles", () => {
  const even = history(...Array<number>(12).fill(28));
  const centreAfter = (...lengths: readonly number[]) =>
    centre(beliefAfter(populations, [...even, ...history(...lengths)]));

  it("is not assumed after one unusual cycle, but after two or three", () => {
    expect(Math.abs(centreAfter(45) - centreAfter())).toBeLessThan(2);
    expect(centreAfter(45, 48)).toBeGreaterThan(36);
    expect(centreAfter(45, 48, 44)).toBeGreaterThan(41);
  });

  it("discards earlier lengths: twelve regular cycles hardly count after six others", () => {
    const others = [45, 48, 44, 50, 46, 43];
    const alone = centre(beliefAfter(populations, history(...others)));
    expect(Math.abs(centreAfter(...others) - alone)).toBeLessThan(1);
  });

  it("is assumed sooner after an event that may have caused it", () => {
    const centreWith = (followsLikelyChange: boolean) =>
      centre(beliefAfter(populations, [...even, { ...lengthWith(38), followsLikelyChange }]));
    expect(centreWith(true)).toBeGreaterThan(centreWith(false) + 2);
  });

  it("in the running cycle mixes in the population prior", () => {
    const [usual, likely] = [false, true].map((isLikely) =>
      trusts(beliefAfter(populations, even, isLikely)),
    );
    expect(usual?.[1]).toBeLessThan(0.01);
    // Three in ten, shared with the other populations.
    expect(likely?.[1]).toBeCloseTo(0.3 * sum(populations[1]?.prior ?? []), 2);
  });
});
