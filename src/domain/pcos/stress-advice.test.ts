import { describe, expect, it } from "vitest";
import type { StressTag } from "../day/stress-tag.ts";
import { type StressIndicator, stressAdvice, stressAdviceEvidence } from "./stress-advice.ts";

const indicators: StressIndicator[] = ["Low", "Moderate", "Elevated"];
const tags: StressTag[] = ["Work", "Family", "Financial", "Sleep", "Health"];

const advise = (
  indicator: StressIndicator,
  frequentTags: readonly StressTag[] = [],
  sleepsPoorly = false,
) => stressAdvice({ indicator, sleepsPoorly, frequentTags });

describe("the advice beside the stress indicator", () => {
  it("encourages to continue while stress is low", () => {
    expect(advise("Low")).toEqual(["move-your-way", "keep-what-works"]);
  });

  it("suggests movement and calm while stress is moderate", () => {
    expect(advise("Moderate")).toEqual(["move-your-way", "quiet-minutes"]);
  });

  it("starts with the clinic and warns of cortisol products once stress is elevated", () => {
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

  it("addresses the most frequent of several tags", () => {
    const advice = advise("Moderate", ["Financial", "Work"]);
    expect(advice).toContain("share-money-worries");
    expect(advice).not.toContain("one-task-at-a-time");
  });

  it("addresses poor sleep once, with or without the tag", () => {
    expect(advise("Moderate", [], true)).toContain("steady-sleep-hours");
    const both = advise("Moderate", ["Sleep"], true);
    expect(both.filter((key) => key === "steady-sleep-hours")).toHaveLength(1);
  });

  it("has at most four distinct pieces and always includes movement [S9-10]", () => {
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

  it("claims more than common sense only with a source", () => {
    for (const { grade, source } of Object.values(stressAdviceEvidence)) {
      if (grade !== "C") expect(source).toMatch(/\d{4}/);
    }
    expect(stressAdviceEvidence["quiet-minutes"]).toEqual({ grade: "C", source: null });
  });
});
