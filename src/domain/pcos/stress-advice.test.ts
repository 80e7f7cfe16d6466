import { describe, expect, it } from "vitest";
import {
  type StressIndicator,
  type StressTag,
  stressAdvice,
  stressAdviceEvidence,
} from "./stress-advice.ts";

const indicators: StressIndicator[] = ["Low", "Moderate", "Elevated"];
const tags: StressTag[] = ["Work", "Family", "Financial", "Sleep", "Health"];

const advise = (
  indicator: StressIndicator,
  frequentTags: readonly StressTag[] = [],
  sleepsPoorly = false,
) => stressAdvice({ indicator, sleepsPoorly, frequentTags });

describe("the advice beside the stress indicator", () => {
  it("is to go on, while stress is low", () => {
    expect(advise("Low")).toEqual(["move-your-way", "keep-what-works"]);
  });

  it("is movement and quiet, while stress is moderate", () => {
    expect(advise("Moderate")).toEqual(["move-your-way", "quiet-minutes"]);
  });

  it("begins with the clinic and warns of cortisol products, once stress is elevated", () => {
    expect(advise("Elevated")).toEqual([
      "talk-to-clinic",
      "move-your-way",
      "quiet-minutes",
      "skip-cortisol-products",
    ]);
  });

  it.each([
    ["Work", "one-task-at-a-time"],
    ["Family", "ask-family-for-help"],
    ["Financial", "share-money-worries"],
    ["Sleep", "steady-sleep-hours"],
    ["Health", "talk-to-clinic"],
  ] as const)("speaks to %s when it comes up often", (tag, key) => {
    expect(advise("Low", [tag])).toContain(key);
    expect(advise("Low")).not.toContain(key);
  });

  it("speaks to the most frequent of several tags", () => {
    const advice = advise("Moderate", ["Financial", "Work"]);
    expect(advice).toContain("share-money-worries");
    expect(advice).not.toContain("one-task-at-a-time");
  });

  it("speaks of sleep when it is poor, tag or no tag, and once", () => {
    expect(advise("Moderate", [], true)).toContain("steady-sleep-hours");
    const both = advise("Moderate", ["Sleep"], true);
    expect(both.filter((key) => key === "steady-sleep-hours")).toHaveLength(1);
  });

  it("is four pieces at most, no piece twice, and always has movement in it [S9-10]", () => {
    for (const indicator of indicators) {
      for (const sleepsPoorly of [true, false]) {
        for (const frequentTags of [[], tags, [...tags].reverse(), ...tags.map((tag) => [tag])]) {
          const advice = advise(indicator, frequentTags, sleepsPoorly);
          expect(advice.length).toBeLessThanOrEqual(4);
          expect(new Set(advice).size).toBe(advice.length);
          expect(advice).toContain("move-your-way");
        }
      }
    }
  });

  it("claims more than good sense only where it names a publication", () => {
    for (const { grade, source } of Object.values(stressAdviceEvidence)) {
      if (grade !== "C") expect(source).toMatch(/\d{4}/);
    }
    expect(stressAdviceEvidence["quiet-minutes"]).toEqual({ grade: "C", source: null });
  });
});
