import { expect, it } from "vitest";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import type { StageOfStory } from "../engine/story.ts";
import { tryingSince } from "./conceiving.ts";

const stopped = (whyStopped: string): StageOfStory => ({
  kind: "contraception",
  method: "pill",
  from: daysAgo(900),
  to: daysAgo(400),
  whyStopped,
});
const since = (...stages: StageOfStory[]) => tryingSince({ facts: woman(), stages });

it("trying began when the last method was stopped to conceive", () => {
  expect(since(stopped("to_conceive"))).toBe(daysAgo(400));
});

it("stopping for another reason, or a pregnancy since, is not trying", () => {
  expect(since(stopped("side_effects"))).toBeUndefined();
  const loss = { kind: "pregnancy", from: daysAgo(200), to: daysAgo(140), ending: "loss" } as const;
  expect(since(stopped("to_conceive"), loss)).toBeUndefined();
});
