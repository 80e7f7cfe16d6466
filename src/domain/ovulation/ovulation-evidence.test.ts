import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ovulationEvidence, type RuleSigns } from "./ovulation-evidence.ts";

const noSigns: RuleSigns = { temperatures: [], mucus: [], luteinisingTests: [] };
const evidenceOf = (signs: Partial<RuleSigns>) => ovulationEvidence({ ...noSigns, ...signs });

const low = [36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4];
const risen = [...low, 36.5, 36.6, 36.7];
const testOn = (day: number): ("negative" | "positive")[] =>
  Array.from({ length: day }, (_, place) => (place === day - 1 ? "positive" : "negative"));

describe("the evidence of ovulation", () => {
  it("is confirmed by a temperature rise, for the day before the first high reading", () => {
    const evidence = evidenceOf({ temperatures: risen });
    expect(evidence).toMatchObject({ status: "confirmed", ovulationDay: 14 });
    expect(evidence.reasons).toEqual(["temperature-rise"]);
  });

  it("reports the exception by which a rise was found", () => {
    expect(evidenceOf({ temperatures: [...low, 36.5, 36.5, 36.55, 36.5] }).reasons).toEqual([
      "temperature-rise-slow",
    ]);
    expect(evidenceOf({ temperatures: [...low, 36.5, 36.4, 36.55, 36.6] }).reasons).toEqual([
      "temperature-rise-with-dip",
    ]);
  });

  it("is likely by a positive test alone, for the next day", () => {
    expect(evidenceOf({ luteinisingTests: testOn(13) })).toMatchObject({
      status: "likely",
      ovulationDay: 14,
      reasons: ["positive-test"],
    });
  });

  it("is likely by a mucus peak alone, for that day", () => {
    expect(evidenceOf({ mucus: [0, 0, 3, 4, 1, 1, 1] })).toMatchObject({
      status: "likely",
      ovulationDay: 4,
      reasons: ["mucus-peak"],
    });
  });

  it("reports signs that agree", () => {
    const mucus = [...Array(11).fill(0), 3, 4, 4, 1, 1, 1];
    const evidence = evidenceOf({ temperatures: risen, luteinisingTests: testOn(13), mucus });
    expect(evidence.reasons).toEqual([
      "temperature-rise",
      "positive-test-agrees",
      "mucus-peak-agrees",
    ]);
  });

  it("explains several surges and uses the one at the rise", () => {
    const luteinisingTests = [...testOn(4), ...testOn(9)];
    const evidence = evidenceOf({ temperatures: risen, luteinisingTests });
    expect(evidence.status).toBe("confirmed");
    expect(evidence.reasons).toContain("several-test-peaks");
    expect(evidence.reasons).toContain("positive-test-agrees");
  });

  it("uses the last surge without a rise, as likely only", () => {
    const luteinisingTests = [...testOn(4), ...testOn(9)];
    expect(evidenceOf({ luteinisingTests })).toMatchObject({
      status: "likely",
      ovulationDay: 14,
      reasons: ["positive-test", "several-test-peaks"],
    });
  });

  it("names no day for tests that stay positive for many days", () => {
    const luteinisingTests = Array<"positive">(12).fill("positive");
    expect(evidenceOf({ luteinisingTests })).toMatchObject({
      status: "not seen",
      ovulationDay: null,
      reasons: ["tests-positive-for-long"],
    });
  });

  it("ignores such tests when another surge can be placed", () => {
    const luteinisingTests = [
      ...Array<"positive">(8).fill("positive"),
      ...Array<"negative">(6).fill("negative"),
      "positive" as const,
    ];
    expect(evidenceOf({ luteinisingTests })).toMatchObject({
      status: "likely",
      ovulationDay: 16,
      reasons: ["positive-test", "tests-positive-for-long", "several-test-peaks"],
    });
  });

  it("rejects a rise that fell back for three days, and says so", () => {
    const temperatures = [...risen, 36.4, 36.35, 36.4];
    expect(evidenceOf({ temperatures })).toMatchObject({
      status: "not seen",
      reasons: ["temperature-rise-taken-back"],
    });
    expect(evidenceOf({ temperatures, luteinisingTests: testOn(13) })).toMatchObject({
      status: "likely",
      ovulationDay: 14,
    });
  });

  it('is "not seen" without signs, and names no day', () => {
    expect(evidenceOf({})).toMatchObject({
      status: "not seen",
      ovulationDay: null,
      reasons: ["no-signs"],
    });
  });

  it.each([
    ["too-few-temperatures", { temperatures: [36.4, 36.5] }],
    ["no-temperature-rise", { temperatures: low }],
    ["temperature-rising", { temperatures: [...low, 36.6] }],
    ["no-positive-test", { luteinisingTests: ["negative"] as const }],
    ["no-mucus-peak", { mucus: [0, 1, 0] }],
  ])('is "not seen" with %s', (reason, signs) => {
    expect(evidenceOf(signs)).toMatchObject({ status: "not seen", reasons: [reason] });
  });
});

describe("agreement between signs", () => {
  const reasonsWith = (testDay: number) =>
    evidenceOf({ temperatures: risen, luteinisingTests: testOn(testDay) }).reasons;
  /** A peak on this day, and three drier days after it. */
  const mucusPeakOn = (day: number) => [...Array(day - 1).fill(0), 4, 1, 1, 1];

  it("allows three days: a test agrees with a rise on day 14 from day 10 to day 16", () => {
    expect(reasonsWith(10)).toContain("positive-test-agrees");
    expect(reasonsWith(16)).toContain("positive-test-agrees");
    expect(reasonsWith(9)).toContain("positive-test");
    expect(reasonsWith(17)).toContain("positive-test");
  });

  it("allows three days for mucus too", () => {
    const withPeak = (day: number) =>
      evidenceOf({ temperatures: risen, mucus: mucusPeakOn(day) }).reasons;
    expect(withPeak(11)).toContain("mucus-peak-agrees");
    expect(withPeak(10)).not.toContain("mucus-peak-agrees");
  });

  it("never moves the day shown by a rise", () => {
    for (const day of [3, 9, 12, 16]) {
      const signs = { luteinisingTests: testOn(day), mucus: mucusPeakOn(day) };
      expect(evidenceOf({ temperatures: risen, ...signs })).toMatchObject({
        status: "confirmed",
        ovulationDay: 14,
      });
    }
  });
});

describe("the evidence for any notes", () => {
  const place = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(fc.option(value), { maxLength: 40 });
  const anySigns = fc.record({
    temperatures: place(fc.integer({ min: 3600, max: 3720 }).map((value) => value / 100)),
    mucus: place(fc.constantFrom(0, 3, 4)),
    luteinisingTests: place(fc.constantFrom("positive" as const, "negative" as const)),
  });

  it("names a day exactly if ovulation was seen, and confirms it only by a rise", () => {
    fc.assert(
      fc.property(anySigns, (signs) => {
        const { status, ovulationDay, temperatureShift, reasons } = ovulationEvidence(signs);
        expect(ovulationDay === null).toBe(status === "not seen");
        expect(temperatureShift.detected).toBe(status === "confirmed");
        if (ovulationDay !== null) expect(ovulationDay).toBeGreaterThanOrEqual(1);
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(reasons.length).toBeGreaterThan(0);
      }),
    );
  });

  it("shifts the day by the number of empty days put before the first sign", () => {
    fc.assert(
      fc.property(anySigns, fc.integer({ min: 1, max: 12 }), (signs, days) => {
        const empty = Array<null>(days).fill(null);
        const later = ovulationEvidence({
          temperatures: [...empty, ...signs.temperatures],
          mucus: [...empty, ...signs.mucus],
          luteinisingTests: [...empty, ...signs.luteinisingTests],
        });
        const here = ovulationEvidence(signs);
        expect(later.status).toBe(here.status);
        expect(later.reasons).toEqual(here.reasons);
        expect(later.ovulationDay).toBe(
          here.ovulationDay === null ? null : here.ovulationDay + days,
        );
      }),
    );
  });
});
