import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import type { LengthCells } from "./length-cells.ts";
import { evidenceOf, type MissedLogAnswer } from "./length-evidence.ts";

const { monthly, infrequent, erratic, unusual } = fittedLengthModel();
const SHARE = 0.08;

const evidence = (length: number, missedLog: MissedLogAnswer, share = SHARE, cells = monthly) =>
  evidenceOf(cells, { length, missedLog }, share);

/** The share of each cell's likelihood with an unlogged period. */
const missedShares = (...[length, missedLog, share]: Parameters<typeof evidence>) => {
  const { likelihood, missed } = evidence(length, missedLog, share);
  return missed.map((value, cell) => value / (likelihood[cell] ?? 1));
};

/** The typical length of the cell with the highest likelihood. */
function bestCentre(length: number, missedLog: MissedLogAnswer, cells: LengthCells = monthly) {
  const { likelihood } = evidence(length, missedLog, SHARE, cells);
  const best = likelihood.indexOf(Math.max(...likelihood));
  return cells.centres[best] ?? 0;
}

/** The narrowest cell with this typical length. */
const cellAt = (centre: number, cells: LengthCells = monthly) => cells.centres.indexOf(centre);

describe("a length with an answer", () => {
  it("no is one cycle: a cell near that length fits best, without an unlogged period", () => {
    expect(Math.abs(bestCentre(29, "no") - 29)).toBeLessThanOrEqual(2);
    expect(Math.max(...missedShares(58, "no"))).toBe(0);
  });

  it("yes is two cycles: a cell near half of it fits best", () => {
    expect(Math.abs(bestCentre(58, "yes") - 29)).toBeLessThanOrEqual(2);
  });

  it("yes is never one cycle, however well that would fit", () => {
    const cell = cellAt(29);
    const asOne = evidence(29, "no").likelihood[cell] ?? 0;
    const asTwo = evidence(29, "yes").likelihood[cell] ?? 0;
    expect(asOne / asTwo).toBeGreaterThan(100);
    // 58 days fit one cycle of 58, not two of 58.
    const wide = infrequent;
    const place = wide.centres.findIndex((centre) => Math.abs(centre - 58) <= 1);
    const yes = evidence(58, "yes", SHARE, wide).likelihood[place] ?? 0;
    const no = evidence(58, "no", SHARE, wide).likelihood[place] ?? 0;
    expect(no / yes).toBeGreaterThan(100);
  });

  it("yes implies an unlogged period in nearly all of the likelihood", () => {
    expect(missedShares(58, "yes")[cellAt(29)]).toBeGreaterThan(0.95);
  });
});

describe("a length without an answer", () => {
  it("is two cycles of 29 for 58 days, and one for 29", () => {
    expect(missedShares(58, "not-asked")[cellAt(29)]).toBeGreaterThan(0.9);
    expect(missedShares(29, "not-asked")[cellAt(29)]).toBeLessThan(0.01);
  });

  it("may be three cycles for 87 days", () => {
    const cell = cellAt(29);
    const three = evidence(87, "not-asked").likelihood[cell] ?? 0;
    const none = evidence(87, "not-asked", 0).likelihood[cell] ?? 0;
    expect(three).toBeGreaterThan(none);
    expect(missedShares(87, "not-asked")[cell]).toBeGreaterThan(0.5);
  });

  it("hides nothing if no log is ever missed", () => {
    expect(Math.max(...missedShares(58, "not-asked", 0))).toBe(0);
  });

  it("hides a period more likely with a higher share of missed logs", () => {
    const length = fc.integer({ min: 15, max: 200 });
    const share = fc.double({ min: 0.001, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(length, share, share, (days, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const rare = missedShares(days, "not-asked", low);
        const often = missedShares(days, "not-asked", high);
        expect(rare.every((value, cell) => value <= (often[cell] ?? 0) + 1e-12)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("is at least as likely as with the answer no", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), (days) => {
        const open = evidence(days, "not-asked").likelihood;
        const no = evidence(days, "no").likelihood;
        expect(open.every((value, cell) => value >= (no[cell] ?? 0))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the evidence of a length", () => {
  it("makes nothing impossible, so one stray gap cannot outweigh a history", () => {
    for (const days of [10, 15, 90, 365, 1000, 20_000]) {
      for (const cells of [monthly, infrequent, erratic, unusual]) {
        const { likelihood } = evidence(days, "no", SHARE, cells);
        expect(Math.min(...likelihood)).toBeGreaterThan(1e-6);
      }
    }
  });

  it("treats 45 days among cycles of 28 as an odd cycle rather than a stray gap", () => {
    const [far = 0, farther = 0] = [45, 95].map(
      (days) => evidence(days, "no").likelihood[cellAt(28)],
    );
    expect(far).toBeGreaterThan(farther * 5);
  });

  it("is cached", () => {
    expect(evidence(31, "no")).toBe(evidence(31, "no"));
    expect(evidence(31, "no")).not.toBe(evidence(31, "yes"));
    expect(evidence(31, "not-asked", 0.01)).not.toBe(evidence(31, "not-asked", 0.02));
  });

  it("is cached for a limited number of lengths", () => {
    const first = evidence(31, "no");
    for (let days = 1000; days < 2000; days += 1) evidence(days, "no");
    expect(evidence(31, "no")).not.toBe(first);
    expect(evidence(31, "no")).toEqual(first);
  });
});
