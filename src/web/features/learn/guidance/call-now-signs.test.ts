import { describe, expect, it } from "vitest";
import { type ConcernKey, callNowKeys } from "#domain/concerns/concern-key.ts";
import { concernsOf } from "#domain/concerns/concerns-of.ts";
import { type StoryCase, TODAY } from "#domain/testing/concern-stories/story-case.ts";
import { callNowSigns, signGroups, signsIn } from "./call-now-signs.ts";
import { callNowWords } from "./words.ts";

const onPage: ReadonlySet<ConcernKey> = new Set(
  Object.values(callNowSigns).map(({ concern }) => concern),
);

const files = import.meta.glob<Record<string, unknown>>(
  "../../../../domain/testing/concern-stories/*.ts",
  { eager: true },
);

const isStory = (value: unknown): value is StoryCase =>
  typeof value === "object" && value !== null && "story" in value && "expected" in value;

const stories = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((value) => (Array.isArray(value) ? value : []))
  .filter(isStory);

describe("the signs of the first box", () => {
  it.each(callNowKeys)("hold %s", (key) => {
    expect(onPage).toContain(key);
  });

  it("hold every rule that sends a woman of the checklist for help at once", () => {
    expect(stories.length).toBeGreaterThan(0);
    const calling = stories.flatMap(({ story }) =>
      concernsOf(story, TODAY).flatMap(({ key, urgency }) => (urgency === "call-now" ? [key] : [])),
    );
    expect(calling).toContain("bleed-heavy");
    for (const key of new Set(calling)) expect(onPage).toContain(key);
  });

  it("stand each in one group, no group is empty, and each has its words", () => {
    const listed = signGroups.flatMap(signsIn);
    expect(listed.toSorted()).toEqual(Object.keys(callNowSigns).toSorted());
    for (const group of signGroups) expect(signsIn(group).length, group).toBeGreaterThan(0);
    expect(Object.keys(callNowWords).toSorted()).toEqual(listed.toSorted());
  });

  it("no two lines say the same", () => {
    const lines = Object.values(callNowWords).map(({ message }) => message);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
