import { describe, expect, it } from "vitest";
import { type CycleSigns, ovulationEvidence } from "./ovulation-evidence.ts";

const noSigns: CycleSigns = { temperatures: [], mucus: [], luteinisingTests: [] };
const evidenceOf = (signs: Partial<CycleSigns>) => ovulationEvidence({ ...noSigns, ...signs });

const low = [36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4, 36.4];
const risen = [...low, 36.5, 36.6, 36.7];
const testOn = (day: number): ("negative" | "positive")[] =>
  Array.from({ length: day }, (_, place) => (place === day - 1 ? "positive" : "negative"));

describe("the evidence of ovulation", () => {
  it("a temperature rise confirms it, for the day before the first high reading", () => {
    const evidence = evidenceOf({ temperatures: risen });
    expect(evidence).toMatchObject({ status: "confirmed", ovulationDay: 14 });
    expect(evidence.reasons).toEqual(["temperature-rise"]);
  });

  it("names the exception by which a rise was found", () => {
    expect(evidenceOf({ temperatures: [...low, 36.5, 36.5, 36.55, 36.5] }).reasons).toEqual([
      "temperature-rise-slow",
    ]);
    expect(evidenceOf({ temperatures: [...low, 36.5, 36.4, 36.55, 36.6] }).reasons).toEqual([
      "temperature-rise-with-dip",
    ]);
  });

  it("a positive test alone makes it likely, for the next day", () => {
    expect(evidenceOf({ luteinisingTests: testOn(13) })).toMatchObject({
      status: "likely",
      ovulationDay: 14,
      reasons: ["positive-test"],
    });
  });

  it("a mucus peak alone makes it likely, for that day", () => {
    expect(evidenceOf({ mucus: [0, 0, 3, 4, 1, 1, 1] })).toMatchObject({
      status: "likely",
      ovulationDay: 4,
      reasons: ["mucus-peak"],
    });
  });

  it("signs that agree are said to", () => {
    const mucus = [...Array(11).fill(0), 3, 4, 4, 1, 1, 1];
    const evidence = evidenceOf({ temperatures: risen, luteinisingTests: testOn(13), mucus });
    expect(evidence.reasons).toEqual([
      "temperature-rise",
      "positive-test-agrees",
      "mucus-peak-agrees",
    ]);
  });

  it("several surges are explained; the one at the rise counts", () => {
    const luteinisingTests = [...testOn(4), ...testOn(9)];
    const evidence = evidenceOf({ temperatures: risen, luteinisingTests });
    expect(evidence.status).toBe("confirmed");
    expect(evidence.reasons).toContain("several-test-peaks");
    expect(evidence.reasons).toContain("positive-test-agrees");
  });

  it("without a rise the last surge counts, and it is only likely", () => {
    const luteinisingTests = [...testOn(4), ...testOn(9)];
    expect(evidenceOf({ luteinisingTests })).toMatchObject({
      status: "likely",
      ovulationDay: 14,
      reasons: ["positive-test", "several-test-peaks"],
    });
  });

  it("no signs at all is not seen, and no day is named", () => {
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
  ])("%s is not seen", (reason, signs) => {
    expect(evidenceOf(signs)).toMatchObject({ status: "not seen", reasons: [reason] });
  });
});
