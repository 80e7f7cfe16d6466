import { describe, expect, it } from "vitest";
import { dayRecords } from "../../day/day-record.ts";
import { bleedingNow } from "../../testing/concern-stories/bleeding-now.ts";
import { stories } from "../../testing/concern-stories/stories.ts";
import { daysAgo, TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import { afterPregnancyBy } from "../../testing/concern-stories/women.ts";
import { concernKeys } from "./concern-key.ts";
import { concernsOf } from "./concerns-of.ts";
import { rules } from "./rules.ts";

describe("the concerns of", () => {
  it.each(stories)("$name", ({ story, expected }) => {
    const concerns = concernsOf(story, TODAY).map(({ key, subject, urgency }) => [
      subject === undefined ? key : `${key} ${subject}`,
      urgency,
    ]);
    expect(concerns).toEqual(expected);
  });
});

it("rules and story names are unique", () => {
  const keys = rules.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => concernKeys.includes(key))).toBe(true);
  const names = stories.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("a high score within a year of a birth lists the birth as evidence", () => {
  const answered = { kind: "gad7", date: TODAY, answers: [2, 2, 2, 2, 2, 0, 0] } as const;
  const factsSaid = (days: number) =>
    concernsOf({ ...afterPregnancyBy(days), questionnaires: [answered] }, TODAY)
      .filter(({ key }) => key === "mood-low")
      .flatMap(({ evidence }) => evidence.map(({ fact }) => fact));
  expect(factsSaid(365)).toEqual(["gad7", "birth_or_loss"]);
  expect(factsSaid(366)).toEqual(["gad7"]);
});

it("low days are listed as logged: a rating, or a sad mood without one", () => {
  const dailyLogs = [1, 2, 3, 4].map((days) => ({ date: daysAgo(days), mood: "sad" }) as const);
  const checkIns = [{ date: TODAY, depression: 4 }];
  const story = { ...afterPregnancyBy(14), days: dayRecords({ dailyLogs, checkIns }) };
  const [concern] = concernsOf(story, TODAY).filter(({ subject }) => subject === "two-weeks");
  expect(concern?.evidence.map(({ value }) => value)).toEqual([8, "sad", "sad", "sad", "sad"]);
});

it("a concern that calls for immediate help stays urgent after a clinician saw it", () => {
  const story = { ...bleedingNow[1]?.story, facts: woman(), seen: { "bleed-heavy": TODAY } };
  expect(concernsOf(story, TODAY)[0]?.urgency).toBe("call-now");
});
