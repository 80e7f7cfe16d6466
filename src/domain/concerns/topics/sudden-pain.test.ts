import { expect, it } from "vitest";
import { due, symptoms } from "../../testing/class-case.ts";
import { daysAgo, TODAY } from "../../testing/concern-stories/story-case.ts";
import { concernsOf } from "../engine/concerns-of.ts";

it("counts the days without a period to the day of the pain", () => {
  const story = { ...due(36), ...symptoms([0, "pelvic_pain", 6]) };
  const ectopic = concernsOf(story, TODAY).find(({ key }) => key.startsWith("ectopic"));
  expect(ectopic?.evidence).toContainEqual({
    fact: "days_without_period",
    day: daysAgo(36),
    value: 36,
    unit: "days",
  });
});
