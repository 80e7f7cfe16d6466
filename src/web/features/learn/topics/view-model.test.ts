import { describe, expect, it } from "vitest";
import type { PlannedStep } from "#domain/care-plan.ts";
import { ALL_TOPICS, researchOn, researchTopics, shownPlan, tabIn, topicIn } from "./view-model.ts";

describe("the Research tab", () => {
  it("shows two explainers under all topics, and no article twice [S2-76]", () => {
    const { explainers, others } = researchOn(ALL_TOPICS);
    expect(explainers.map(({ slug }) => slug)).toEqual([
      "pcos-explained",
      "hormones-and-your-cycle",
    ]);
    const slugs = [...explainers, ...others].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(researchTopics.slice(1))("has something to read on %s, and nothing else", (topic) => {
    const { explainers, others } = researchOn(topic);
    const found = [...explainers, ...others];
    expect(found.length).toBeGreaterThan(0);
    for (const article of found) expect(article.topic).toBe(topic);
  });
});

describe("an address", () => {
  it("opens the tab and topic it names", () => {
    expect([tabIn("news"), topicIn("Nutrition")]).toEqual(["news", "Nutrition"]);
  });

  it("opens the first tab and all topics when it names none, or something else", () => {
    expect([tabIn(null), tabIn("cars")]).toEqual(["wellness", "wellness"]);
    expect([topicIn(null), topicIn("Cars")]).toEqual([ALL_TOPICS, ALL_TOPICS]);
  });
});

describe("the care plan on the screen", () => {
  const step = (id: string, part: PlannedStep["part"]): PlannedStep => ({
    key: "move-for-pain",
    id,
    part,
    evidence: { grade: "B", source: "Cochrane 2019" },
  });
  const steps = [step("gap", "check"), step("food", "goal"), step("walk", "goal")];

  it("stands part by part, without empty parts", () => {
    const { parts } = shownPlan(steps, [], {});
    expect(parts.map(({ part, steps: inPart }) => [part, inPart.length])).toEqual([
      ["check", 1],
      ["goal", 2],
    ]);
  });

  it("counts only ticks of steps that are in it", () => {
    const { done, total } = shownPlan(steps, ["walk", "a step of last year"], {});
    expect([done, total]).toEqual([1, 3]);
  });

  it("shows a tick before the server has answered, and an untick too", () => {
    const { parts, done } = shownPlan(steps, ["walk"], { walk: false, food: true });
    expect(parts[1]?.steps.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(done).toBe(1);
  });

  it("says how sure each step is", () => {
    expect(shownPlan(steps, [], {}).parts[0]?.steps[0]?.grade).toBe("some");
  });
});
