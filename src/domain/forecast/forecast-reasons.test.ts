import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVEN_CYCLES } from "../cycles/norms/usual-cycle.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import {
  confidenceOf,
  FAIR_CONFIDENCE_SPAN,
  type ForecastBasis,
  forecastReasons,
} from "./forecast-reasons.ts";

const basis = (facts: Partial<ForecastBasis> = {}): ForecastBasis => ({
  facts: factsOf({}),
  lengths: [28, 28, 28],
  lutealLengths: null,
  isRiseTakenBack: false,
  isLate: false,
  isMissedLogSuspected: false,
  ...facts,
});
const reasons = (facts: Partial<ForecastBasis> = {}) => forecastReasons(basis(facts));
const reasonsFor = (facts: Parameters<typeof factsOf>[0]) => reasons({ facts: factsOf(facts) });

describe("the confidence of a forecast", () => {
  it.each([
    [1, "high"],
    [6, "high"],
    [7, "fair"],
    [11, "fair"],
    [12, "low"],
    [90, "low"],
  ] as const)("of a range of %d days is %s", (span, confidence) => {
    expect(confidenceOf(span)).toBe(confidence);
  });

  it("never rises with a wider range", () => {
    const order = ["high", "fair", "low"];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(50), (span, more) => {
        const [narrow, wide] = [confidenceOf(span), confidenceOf(span + more)];
        expect(order.indexOf(wide)).toBeGreaterThanOrEqual(order.indexOf(narrow));
      }),
    );
    expect(FAIR_CONFIDENCE_SPAN).toBe(11);
  });
});

describe("forecastReasons", () => {
  it("lists published figures alone before any cycle", () => {
    expect(reasons({ lengths: [] })).toEqual(["published-figures"]);
  });

  it("lists few own cycles beside published figures up to two, own cycles from three on", () => {
    expect(reasons({ lengths: [28] })).toEqual(["few-own-cycles", "published-figures"]);
    expect(reasons({ lengths: [28, 28] })).toEqual(["few-own-cycles", "published-figures"]);
    expect(reasons({ lengths: [28, 28, 28] })).toEqual(["own-cycles"]);
  });

  it("lists irregular cycles beyond 9 days apart, FIGO's widest regular", () => {
    expect(reasons({ lengths: [26, 35, 30] })).toEqual(["own-cycles"]);
    expect(reasons({ lengths: [26, 36, 30] })).toEqual(["own-cycles", "uneven-cycles"]);
    expect(EVEN_CYCLES.borderlineUpTo).toBe(9);
  });

  it("lists stated answers, a stated length only with regular cycles", () => {
    expect(reasonsFor({ regularity: "regular" })).toContain("told-regular");
    expect(reasonsFor({ regularity: "regular", statedLength: 28 })).toContain("told-length");
    expect(reasonsFor({ regularity: "irregular", statedLength: 28 })).toEqual([
      "own-cycles",
      "told-irregular",
    ]);
    expect(reasonsFor({ statedLength: 28 })).toEqual(["own-cycles"]);
  });

  it("lists PCOS only if the user says yes", () => {
    expect(reasonsFor({ pcos: "yes" })).toContain("told-pcos");
    for (const pcos of ["no", "unsure", null] as const)
      expect(reasonsFor({ pcos })).toEqual(["own-cycles"]);
  });

  it("lists a confirmed ovulation first, with own or published luteal lengths", () => {
    const facts = factsOf({ regularity: "regular", pcos: "yes" });
    expect(reasons({ facts, lutealLengths: [] })).toEqual([
      "confirmed-ovulation",
      "published-luteal-length",
    ]);
    expect(reasons({ facts, lutealLengths: [12] })).toEqual([
      "confirmed-ovulation",
      "own-luteal-lengths",
    ]);
  });

  it("lists a temperature rise that was taken back", () => {
    expect(reasons({ isRiseTakenBack: true })).toContain("temperature-fell-back");
    expect(reasons()).not.toContain("temperature-fell-back");
  });

  it("ends with what lowers confidence: late, a missed log, an excluded cycle", () => {
    const left = cyclesOfLengths([28, 28]).map((cycle) => ({ ...cycle, isExcluded: true }));
    const facts = { facts: factsOf({ cycles: left }), isLate: true, isMissedLogSuspected: true };
    expect(reasons(facts).slice(-3)).toEqual(["late", "missed-log-suspected", "cycles-left-out"]);
    expect(reasons({ ...facts, lutealLengths: [] }).slice(-3)).toEqual([
      "late",
      "missed-log-suspected",
      "cycles-left-out",
    ]);
  });

  it("lists each reason once, on any basis", () => {
    const any = fc.record({
      lengths: fc.array(fc.integer({ min: 15, max: 120 }), { maxLength: 12 }),
      lutealLengths: fc.option(fc.array(fc.integer({ min: 8, max: 16 }), { maxLength: 3 })),
      isRiseTakenBack: fc.boolean(),
      isLate: fc.boolean(),
      isMissedLogSuspected: fc.boolean(),
      facts: fc
        .record({
          regularity: fc.constantFrom("regular", "irregular", "not_sure", null),
          pcos: fc.constantFrom("yes", "no", "unsure", null),
          statedLength: fc.option(fc.integer({ min: 21, max: 35 })),
        })
        .map(factsOf),
    });
    fc.assert(
      fc.property(any, (evidence) => {
        const answer = forecastReasons(evidence);
        expect(new Set(answer).size).toBe(answer.length);
        expect(answer.length).toBeGreaterThan(0);
      }),
    );
  });
});
