import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import type { PcosFinding } from "#domain/pcos-findings.ts";
import { findingText } from "./insight-words.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const lastDay = calendarDay("2026-11-18");

describe("what her logs show, in words", () => {
  it.each<[PcosFinding, string]>([
    [
      { key: "short-sleep-and-mood", hours: [5.5, 4], moods: ["sad", "anxious"] },
      "You slept 4 and then 5.5 hours, less than 6 on both of the last 2 days, and felt sad and anxious.",
    ],
    [
      { key: "sugar-and-acne", sugarDays: 2, acneDays: 1, logs: 5 },
      "In your last 5 logs you noted sugar cravings 2 times and acne once.",
    ],
    [
      { key: "poor-sleep-quality", average: 3.14, logs: 1 },
      "Your sleep quality averages 3.1 of 10 over 1 log.",
    ],
    [
      { key: "stress-and-bloating", days: 1, lastDay },
      "You noted stress of 7 or more together with bloating of 5 or more on 1 day, last on Nov 18, 2026.",
    ],
    [
      { key: "crash-after-meals", days: 3, lastDay },
      "Your energy crashed after meals on 3 days, last on Nov 18, 2026.",
    ],
    [
      { key: "chin-or-jawline-acne", days: 2, lastDay },
      "You noted acne on the chin or jawline on 2 days, last on Nov 18, 2026.",
    ],
    [
      { key: "hair-growth", days: 2, lastDay },
      "You noted hair growth of 7 or more on 2 days, last on Nov 18, 2026.",
    ],
    [
      { key: "weight-gain", days: 4, lastDay },
      "You noted weight gain on 4 days, last on Nov 18, 2026.",
    ],
  ])("%o", (finding, words) => {
    expect(findingText(finding, i18n)).toBe(words);
  });
});
