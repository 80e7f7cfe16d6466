import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "./forecast-length.ts";
import type { LengthCells, MissedLogAnswer } from "./length-cells.ts";

const { monthly, infrequent, erratic } = fittedLengthModel();
const SHARE = 0.08;

const evidence = (length: number, missedLog: MissedLogAnswer, share = SHARE, cells = monthly) =>
  cells.evidenceOf({ length, missedLog }, share);

/** The typical length of the cell that explains a length best. */
function bestCentre(length: number, missedLog: MissedLogAnswer, cells: LengthCells = monthly) {
  const { logLikelihood } = evidence(length, missedLog, SHARE, cells);
  const best = logLikelihood.indexOf(Math.max(...logLikelihood));
  return cells.centres[best] ?? 0;
}

/** The narrowest cell whose typical length is this. */
const cellAt = (centre: number, cells: LengthCells = monthly) => cells.centres.indexOf(centre);

describe("a length she answered for", () => {
  it("with no is one cycle: a cell near that length explains it best, and none of it went unlogged", () => {
    expect(Math.abs(bestCentre(29, "no") - 29)).toBeLessThanOrEqual(2);
    expect(Math.max(...evidence(58, "no").missedShare)).toBe(0);
  });

  it("with yes is two: a cell near half of it explains it best", () => {
    expect(Math.abs(bestCentre(58, "yes") - 29)).toBeLessThanOrEqual(2);
  });

  it("with yes is never one cycle, however well one cycle would fit", () => {
    const cell = cellAt(29);
    const asOne = evidence(29, "no").logLikelihood[cell] ?? 0;
    const asTwo = evidence(29, "yes").logLikelihood[cell] ?? 0;
    expect(asOne - asTwo).toBeGreaterThan(Math.log(100));
    // 58 days and a typical 58: as one cycle a fit, as two cycles of 58 none.
    const wide = infrequent;
    const place = cellAt(58, wide);
    const yes = evidence(58, "yes", SHARE, wide).logLikelihood[place] ?? 0;
    const no = evidence(58, "no", SHARE, wide).logLikelihood[place] ?? 0;
    expect(no - yes).toBeGreaterThan(Math.log(100));
  });

  it("with yes hides a period in nearly all that explains it", () => {
    expect(evidence(58, "yes").missedShare[cellAt(29)]).toBeGreaterThan(0.95);
  });
});

describe("a length she was not asked about", () => {
  it("of 58 days is two cycles of 29 rather than one, and of 29 days one", () => {
    expect(evidence(58, "not-asked").missedShare[cellAt(29)]).toBeGreaterThan(0.9);
    expect(evidence(29, "not-asked").missedShare[cellAt(29)]).toBeLessThan(0.01);
  });

  it("of 87 days may be three", () => {
    const cell = cellAt(29);
    const three = evidence(87, "not-asked").logLikelihood[cell] ?? 0;
    const none = evidence(87, "not-asked", 0).logLikelihood[cell] ?? 0;
    expect(three).toBeGreaterThan(none);
    expect(evidence(87, "not-asked").missedShare[cell]).toBeGreaterThan(0.5);
  });

  it("hides nothing where nothing is ever left out", () => {
    expect(Math.max(...evidence(58, "not-asked", 0).missedShare)).toBe(0);
  });

  it("hides a period the sooner, the more periods are left out", () => {
    const length = fc.integer({ min: 15, max: 200 });
    const share = fc.double({ min: 0.001, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(length, share, share, (days, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const rare = evidence(days, "not-asked", low).missedShare;
        const often = evidence(days, "not-asked", high).missedShare;
        expect(rare.every((value, cell) => value <= (often[cell] ?? 0) + 1e-12)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("counts the ways of both answers together: at least as likely as a plain no", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), (days) => {
        const open = evidence(days, "not-asked").logLikelihood;
        const no = evidence(days, "no").logLikelihood;
        expect(open.every((value, cell) => value >= (no[cell] ?? 0))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the cells of every population", () => {
  it.each([
    ["monthly", monthly],
    ["infrequent", infrequent],
    ["erratic", erratic],
  ] as const)("of %s cycles lie within its grid, as many for each spread", (_, cells) => {
    const { shortest, longest, step, spreads } = cells.population.grid;
    const perSpread = Math.round((longest - shortest) / step) + 1;
    expect(cells.centres).toHaveLength(perSpread * spreads);
    expect([Math.min(...cells.centres), Math.max(...cells.centres)]).toEqual([shortest, longest]);
    expect(cells.logPrior.every(Number.isFinite)).toBe(true);
  });

  it("no length is impossible, so that one stray gap cannot overturn a history", () => {
    for (const days of [10, 15, 90, 365, 1000]) {
      for (const cells of [monthly, infrequent, erratic]) {
        const { logLikelihood } = evidence(days, "no", SHARE, cells);
        expect(Math.min(...logLikelihood)).toBeGreaterThan(Math.log(1e-6));
      }
    }
  });

  it("two cycles logged as one outlast any day no longer with each day", () => {
    const cell = cellAt(29);
    const days = Array.from({ length: 120 }, (_, day) => monthly.mergedSurvival(cell, day));
    expect(days.every((value, day) => day === 0 || value <= (days[day - 1] ?? 1) + 1e-12)).toBe(
      true,
    );
    expect(days[40]).toBeGreaterThan(0.99);
    expect(days[58]).toBeGreaterThan(0.2);
    expect(days[100]).toBeLessThan(0.01);
  });

  it("evidence of one length is worked out once and kept", () => {
    expect(evidence(31, "no")).toBe(evidence(31, "no"));
    expect(evidence(31, "no")).not.toBe(evidence(31, "yes"));
    expect(evidence(31, "not-asked", 0.01)).not.toBe(evidence(31, "not-asked", 0.02));
  });
});
