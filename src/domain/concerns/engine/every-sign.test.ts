import { describe, expect, it } from "vitest";
import { warningSigns } from "../../day/warning-sign.ts";
import { TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  pregnantFor,
  ticked,
  using,
} from "../../testing/concern-stories/women.ts";
import { concernsOf } from "./concerns-of.ts";
import { mayWorry } from "./not-logged.ts";
import type { Story } from "./story.ts";

const lives: readonly (readonly [name: string, story: Story])[] = [
  ["a well woman", { facts: woman() }],
  ["8 weeks of pregnancy", pregnantFor(56)],
  ["24 weeks of pregnancy", pregnantFor(168)],
  ["38 weeks of pregnancy", pregnantFor(266)],
  ["10 days after a birth", afterPregnancyBy(10)],
  ["10 days after a loss", afterPregnancyBy(10, "loss")],
  ["the pill", { facts: woman(using("pill")) }],
];

describe.each(lives)("in %s", (_, life) => {
  it.each(warningSigns)("a ticked %s has an answer", (sign) => {
    const story = { ...life, ...ticked(sign) };
    const spoken = concernsOf(story, TODAY).flatMap(({ evidence }) => evidence);
    expect(spoken.map(({ fact }) => fact)).toContain(sign);
    expect(mayWorry(story)).toBe(true);
  });
});

it("mayWorry is false for a record without signs, fevers or strong symptoms", () => {
  expect(mayWorry({ facts: woman() })).toBe(false);
});
