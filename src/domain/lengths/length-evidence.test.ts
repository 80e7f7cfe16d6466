import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import type { LengthCells } from "./length-cells.ts";
import { evidenceOf, type MissedLogAnswer } from "./length-evidence.ts";

const { monthly, infrequent, erratic, unusual } = fittedLengthModel();
const SHARE = 0.08;

const evidence = (length: number, missedLog: MissedLogAnswer, share = SHARE, cells = monthly) =>
  evidenceOf(cells, { length, missedLog }, share);

/** The part of each cell's likelihood in which a period went unlogged. */
const missedShares = (...[length, missedLog, share]: Parameters<typeof evidence>) => {
  const { likelihood, missed } = evidence(length, missedLog, share);
  return missed.map((value, cell) => value / (likelihood[cell] ?? 1));
};

/** The typical length of the cell that explains a length best. */
function bestCentre(length: number, missedLog: MissedLogAnswer, cells: LengthCells = monthly) {
  const { likelihood } = evidence(length, missedLog, SHARE, cells);
  const best = likelihood.indexOf(Math.max(...likelihood));
  return cells.centres[best] ?? 0;
}

/** The narrowest cell whose typical length is this. */
const cellAt = (centre: number, cells: LengthCells = monthly) => cells.centres.indexOf(centre);

describe("a length she answered for", () => {
  it("with no is one cycle: a cell near that length explains it best, and none of it went unlogged", () => {
    expect(Math.abs(bestCentre(29, "no") - 29)).toBeLessThanOrEqual(2);
    expect(Math.max(...missedShares(58, "no"))).toBe(0);
  });

  it("with yes is two: a cell near half of it explains it best", () => {
    expect(Math.abs(bestCentre(58, "yes") - 29)).toBeLessThanOrEqual(2);
  });

  it("with yes is never one cycle, however well one cycle would fit", () => {
    const cell = cellAt(29);
    const asOne = evidence(29, "no").likelihood[cell] ?? 0;
    const asTwo = evidence(29, "yes").likelihood[cell] ?? 0;
    expect(asOne / asTwo).toBeGreaterThan(100);
    // 58 days and a typical 58: as one cycle a fit, as two cycles of 58 none.
    const wide = infrequent;
    const place = wide.centres.findIndex((centre) => Math.abs(centre - 58) <= 1);
    const yes = evidence(58, "yes", SHARE, wide).likelihood[place] ?? 0;
    const no = evidence(58, "no", SHARE, wide).likelihood[place] ?? 0;
    expect(no / yes).toBeGreaterThan(100);
  });

  it("with yes hides a period in nearly all that explains it", () => {
    expect(missedShares(58, "yes")[cellAt(29)]).toBeGreaterThan(0.95);
  });
});

describe("a length she was not asked about", () => {
  it("of 58 days is two cycles of 29 rather than one, and of 29 days one", () => {
    expect(missedShares(58, "not-asked")[cellAt(29)]).toBeGreaterThan(0.9);
    expect(missedShares(29, "not-asked")[cellAt(29)]).toBeLessThan(0.01);
  });

  it("of 87 days may be three", () => {
    const cell = cellAt(29);
    const three = evidence(87, "not-asked").likelihood[cell] ?? 0;
    const none = evidence(87, "not-asked", 0).likelihood[cell] ?? 0;
    expect(three).toBeGreaterThan(none);
    expect(missedShares(87, "not-asked")[cell]).toBeGreaterThan(0.5);
  });

  it("hides nothing where nothing is ever left out", () => {
    expect(Math.max(...missedShares(58, "not-asked", 0))).toBe(0);
  });

  it("hides a period the sooner, the more periods are left out", () => {
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

  it("counts the ways of both answers together: at least as likely as a plain no", () => {
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
  it("makes nothing impossible, so that one stray gap cannot overturn a history", () => {
    for (const days of [10, 15, 90, 365, 1000, 20_000]) {
      for (const cells of [monthly, infrequent, erratic, unusual]) {
        const { likelihood } = evidence(days, "no", SHARE, cells);
        expect(Math.min(...likelihood)).toBeGreaterThan(1e-6);
      }
    }
  });

  it("of 45 days among cycles of 28 is an odd one sooner than a stray gap", () => {
    const [far = 0, farther = 0] = [45, 95].map(
      (days) => evidence(days, "no").likelihood[cellAt(28)],
    );
    expect(far).toBeGreaterThan(farther * 5);
  });

  it("is worked out once and kept", () => {
    expect(evidence(31, "no")).toBe(evidence(31, "no"));
    expect(evidence(31, "no")).not.toBe(evidence(31, "yes"));
    expect(evidence(31, "not-asked", 0.01)).not.toBe(evidence(31, "not-asked", 0.02));
  });

  it("is kept of so many lengths only: a thousand others and it is worked out again", () => {
    const first = evidence(31, "no");
    for (let days = 1000; days < 2000; days += 1) evidence(days, "no");
    expect(evidence(31, "no")).not.toBe(first);
    expect(evidence(31, "no")).toEqual(first);
  });
});
