import { describe, expect, it } from "vitest";
import { bleedingNow } from "../testing/concern-stories/bleeding-now.ts";
import { stories } from "../testing/concern-stories/stories.ts";
import { TODAY, woman } from "../testing/concern-stories/story-case.ts";
import { afterPregnancyBy } from "../testing/concern-stories/women.ts";
import { concernKeys } from "./concern-key.ts";
import { concernsOf } from "./concerns-of.ts";
import { rules } from "./rules.ts";

describe("what Mwezi says of", () => {
  it.each(stories)("$name", ({ story, expected }) => {
    const concerns = concernsOf(story, TODAY).map(({ key, subject, urgency }) => [
      subject === undefined ? key : `${key} ${subject}`,
      urgency,
    ]);
    expect(concerns).toEqual(expected);
  });
});

it("no rule stands twice, and no story has the name of another", () => {
  const keys = rules.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => concernKeys.includes(key))).toBe(true);
  const names = stories.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("a score within a year of a birth stands with it", () => {
  const answered = { kind: "gad7", date: TODAY, answers: [2, 2, 2, 2, 2, 0, 0] } as const;
  const factsSaid = (days: number) =>
    concernsOf({ ...afterPregnancyBy(days), questionnaires: [answered] }, TODAY)
      .filter(({ key }) => key === "mood-low")
      .flatMap(({ evidence }) => evidence.map(({ fact }) => fact));
  expect(factsSaid(365)).toEqual(["gad7", "birth_or_loss"]);
  expect(factsSaid(366)).toEqual(["gad7"]);
});

it("what calls for help at once stays so, whoever has seen it", () => {
  const story = { ...bleedingNow[1]?.story, facts: woman(), seen: { "bleed-heavy": TODAY } };
  expect(concernsOf(story, TODAY)[0]?.urgency).toBe("call-now");
});
