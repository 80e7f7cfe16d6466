import { describe, expect, it } from "vitest";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import { planView } from "./view-model.ts";
import { partWords } from "./words.ts";

describe("the care plan on the screen", () => {
  const step = (key: PlannedStep["key"], part: PlannedStep["part"]): PlannedStep => ({
    key,
    part,
    evidence: { grade: "B", source: "Cochrane 2019" },
  });
  const steps = [
    step("pcos-ask", "condition"),
    step("add-beans-and-leaves", "goal"),
    step("move-most-days", "goal"),
  ];

  it("is grouped by part and omits empty parts", () => {
    const { parts } = planView(steps, [], {});
    expect(parts.map(({ part, steps: inPart }) => [part, inPart.length])).toEqual([
      ["condition", 1],
      ["goal", 2],
    ]);
  });

  it("claims no answer: without an email, PCOS is stored as unsure and was never asked", () => {
    expect(partWords.condition.message).not.toMatch(/told|answer/);
  });

  it("counts only ticks of its own steps", () => {
    const { done, total } = planView(steps, ["move-most-days", "a step of last year"], {});
    expect([done, total]).toEqual([1, 3]);
  });

  it("shows a tick or untick before the server responds", () => {
    const { parts, done } = planView(steps, ["move-most-days"], {
      "move-most-days": false,
      "add-beans-and-leaves": true,
    });
    expect(parts[1]?.steps.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(done).toBe(1);
  });

  it("shows the certainty of each step", () => {
    expect(planView(steps, [], {}).parts[0]?.steps[0]?.grade).toBe("some");
  });
});
