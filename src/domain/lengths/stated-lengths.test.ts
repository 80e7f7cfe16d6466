import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import { beliefAfter, type LengthBelief, type WeighedPopulation } from "./length-belief.ts";
import { populationsFor, type StatedLengths } from "./stated-lengths.ts";

const model = fittedLengthModel();
const nothing: StatedLengths = { regularity: null, pcos: null, statedLength: null, age: null };
const populations = (answers: Partial<StatedLengths>) =>
  populationsFor({ ...nothing, ...answers }, model);

const trusts = (populations: readonly WeighedPopulation[]) =>
  populations.map(({ statedPrior }) => statedPrior.reduce((sum, weight) => sum + weight, 0));
/** The prior weight of infrequent and erratic cycles. */
const longShare = (answers: Partial<StatedLengths>) => {
  const [monthly = 0, infrequent = 0, erratic = 0] = trusts(populations(answers));
  return (infrequent + erratic) / (monthly + infrequent + erratic);
};
/** The mean typical length of the monthly population, days. */
function monthlyCentre(answers: Partial<StatedLengths>): number {
  const [monthly]: readonly LengthBelief[] = beliefAfter(populations(answers), []);
  if (monthly === undefined) throw new Error("a population was expected");
  const { cells, weights } = monthly;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = weights.reduce(
    (sum, weight, cell) => sum + weight * (cells.centres[cell] ?? 0),
    0,
  );
  return centre / all;
}

const answers = fc.record({
  regularity: fc.constantFrom<CycleFacts["regularity"]>("regular", "irregular", "not_sure", null),
  pcos: fc.constantFrom<CycleFacts["pcos"]>("yes", "no", "unsure", null),
  statedLength: fc.option(fc.integer({ min: 15, max: 120 })),
  age: fc.option(fc.integer({ min: 10, max: 60 })),
});

describe("the prior from stated answers", () => {
  it("gives the four populations weights that sum to 1, none of them 0", () => {
    fc.assert(
      fc.property(answers, (answers) => {
        const all = trusts(populations(answers));
        expect(all).toHaveLength(4);
        expect(all.reduce((sum, trust) => sum + trust, 0)).toBeCloseTo(1, 12);
        expect(Math.min(...all)).toBeGreaterThan(0);
      }),
    );
  });

  it("makes no typical length impossible", () => {
    fc.assert(
      fc.property(answers, (answers) => {
        expect(
          populations(answers).every(({ statedPrior }) =>
            statedPrior.every((weight) => weight > 0),
          ),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  // PMC10244367 (79% rare periods); Apple Women's Health Study, March 2022 (49.0, 24.0, 21.7,
  // 8.4%); Weller and Weller 1998 (44%); the others are judgements between these.
  it.each<[StatedLengths["pcos"], StatedLengths["regularity"], number]>([
    ["yes", "irregular", 0.85],
    ["yes", null, 0.64],
    ["yes", "not_sure", 0.49],
    ["yes", "regular", 0.24],
    ["no", "irregular", 0.44],
    ["unsure", "irregular", 0.44],
    [null, "irregular", 0.44],
    ["no", "not_sure", 0.217],
    ["no", "regular", 0.03],
    ["unsure", null, 0.217],
    ["no", null, 0.084],
    [null, null, 0.084],
  ])("with PCOS %s and cycles %s expects long cycles in %f of women", (pcos, regularity, share) => {
    expect(longShare({ pcos, regularity })).toBeCloseTo(share, 12);
  });

  it("expects long cycles more with PCOS, whatever the stated regularity", () => {
    for (const regularity of ["regular", "irregular", "not_sure", null] as const) {
      expect(longShare({ pcos: "yes", regularity })).toBeGreaterThan(
        longShare({ pcos: "no", regularity }),
      );
    }
  });

  it("favours a long cycle over a missed log where long cycles are expected", () => {
    const shares = (answers: Partial<StatedLengths>) =>
      populations(answers).map(({ missedLogShare }) => missedLogShare);
    expect(shares({})).toEqual([0.08, 0.01, 0.01, 0.01]);
    expect(shares({ pcos: "yes" })).toEqual([0.015, 0.005, 0.005, 0.005]);
    expect(shares({ regularity: "irregular" })).toEqual([0.015, 0.005, 0.005, 0.005]);
    expect(shares({ regularity: "regular", pcos: "unsure" })).toEqual([0.08, 0.01, 0.01, 0.01]);
  });
});

describe("a stated length", () => {
  it("pulls the typical length towards it, more with regular cycles", () => {
    const regular = (statedLength: number) =>
      monthlyCentre({ regularity: "regular", statedLength });
    const unsaid = (statedLength: number) => monthlyCentre({ statedLength });
    const untold = monthlyCentre({});
    expect(regular(24)).toBeLessThan(unsaid(24));
    expect(unsaid(24)).toBeLessThan(untold);
    expect(regular(33)).toBeGreaterThan(unsaid(33));
    expect(unsaid(33)).toBeGreaterThan(untold);
  });

  it("moves the typical length further, the longer it is", () => {
    const centres = [24, 26, 28, 30, 32].map((statedLength) => monthlyCentre({ statedLength }));
    expect(centres).toEqual(centres.toSorted((one, other) => one - other));
  });

  it("counts less when far from the usual", () => {
    const moved = (statedLength: number) =>
      Math.abs(monthlyCentre({ statedLength }) - monthlyCentre({}));
    expect(moved(100)).toBeLessThan(moved(33));
    expect(moved(100)).toBeLessThan(moved(45));
  });

  it("counts for irregular cycles only above the 35 days the app offers", () => {
    const irregular = (statedLength: number | null) =>
      populations({ regularity: "irregular", statedLength }).map(({ statedPrior }) => [
        ...statedPrior,
      ]);
    expect(irregular(28)).toEqual(irregular(null));
    expect(irregular(35)).toEqual(irregular(null));
    expect(irregular(36)).not.toEqual(irregular(null));
  });

  it("is rounded to whole days", () => {
    const at = (statedLength: number) =>
      populations({ statedLength }).map(({ statedPrior }) => [...statedPrior]);
    expect(at(29.4)).toEqual(at(29));
    expect(at(29.6)).toEqual(at(30));
  });
});

describe("age", () => {
  it("shortens cycles by 0.18 days a year between 25 and 45 (Bull et al. 2019)", () => {
    const years = [25, 29, 33, 37, 41, 45];
    const centres = years.map((age) => monthlyCentre({ age }));
    expect(centres).toEqual(centres.toSorted((one, other) => other - one));
    const [youngest = 0, oldest = 0] = [centres[0], centres.at(-1)];
    expect((youngest - oldest) / 20).toBeCloseTo(0.18, 1);
  });

  it("has no effect beyond that range, and none at 33, the fit's mean", () => {
    expect(monthlyCentre({ age: 20 })).toBe(monthlyCentre({ age: 25 }));
    expect(monthlyCentre({ age: 12 })).toBeCloseTo(monthlyCentre({ age: 25 }), 9);
    expect(monthlyCentre({ age: 45 })).toBeCloseTo(monthlyCentre({ age: 60 }), 9);
    expect(monthlyCentre({ age: 33 })).toBeCloseTo(monthlyCentre({}), 9);
  });
});
