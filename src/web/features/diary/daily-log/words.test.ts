import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { flows } from "#contract/entries/cycles.ts";
import { activityLevels, pcosCravings, pcosMoods, pcosMucus } from "#contract/entries/daily-log.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { PcosFinding } from "#domain/pcos/pcos-findings.ts";
import { flowLabels } from "#web/words/cycles.ts";
import { moodLabels } from "#web/words/daily-log.ts";
import { alertMessages, findingText } from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

it("the choices of a day match the specification [S3-21]", () => {
  expect(pcosMoods).toEqual(["calm", "anxious", "irritable", "sad", "energised", "ok"]);
  expect(Object.keys(moodLabels)).toEqual([...pcosMoods]);
  expect(flows).toEqual(["none", "spotting", "light", "moderate", "heavy"]);
  expect(Object.keys(flowLabels)).toEqual([...flows]);
  expect(pcosCravings).toEqual(["sugar", "carbs", "salty", "none"]);
  expect(pcosMucus).toEqual(["dry", "sticky", "creamy", "egg-white"]);
  expect(activityLevels).toEqual(["low", "moderate", "active"]);
});

it("each safety alert has its own text [S8-27 S8-29 S8-30]", () => {
  const words = Object.values(alertMessages).map((message) => i18n._(message));
  expect(words.slice(0, 3)).toEqual([
    "Heavy flow or bleeding lasting 8+ days may indicate a medical concern.",
    "Severe pain (8+/10) should be evaluated by a healthcare provider.",
    "Persistent moderate pain may benefit from medical evaluation.",
  ]);
  expect(words[3]).toMatch(/^Severe acne/);
});

const lastDay = calendarDay("2026-11-18");

describe("the text of a finding", () => {
  it.each<[PcosFinding, string]>([
    [
      { key: "short-sleep-and-mood", hours: [5.5, 4], moods: ["sad", "anxious"] },
      "You slept 4 and then 5.5 hours, less than 6 on both of the last 2 days, and felt sad and anxious.",
    ],
    [
      { key: "sugar-and-acne", sugarDays: 2, acneDays: 1, logs: 5 },
      "In your last 5 logs you logged sugar cravings 2 times and acne once.",
    ],
    [
      { key: "poor-sleep-quality", average: 3.14, logs: 1 },
      "Your sleep quality averages 3.1 of 10 over 1 log.",
    ],
    [
      { key: "stress-and-bloating", days: 1, lastDay },
      "You logged stress of 7 or more together with bloating of 5 or more on 1 day, last on Nov 18, 2026.",
    ],
    [
      { key: "crash-after-meals", days: 3, lastDay },
      "Your energy crashed after meals on 3 days, last on Nov 18, 2026.",
    ],
    [
      { key: "chin-or-jawline-acne", days: 2, lastDay },
      "You logged acne on the chin or jawline on 2 days, last on Nov 18, 2026.",
    ],
    [
      { key: "hair-growth", days: 2, lastDay },
      "You logged hair growth of 7 or more on 2 days, last on Nov 18, 2026.",
    ],
    [
      { key: "weight-gain", days: 4, lastDay },
      "You logged weight gain on 4 days, last on Nov 18, 2026.",
    ],
  ])("%o", (finding, words) => {
    expect(findingText(finding, i18n)).toBe(words);
  });
});
