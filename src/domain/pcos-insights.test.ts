import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import type { PcosDay } from "./pcos-day.ts";
import { pcosInsights, pcosTipEvidence } from "./pcos-insights.ts";

const today = calendarDay("2026-11-20");

const daily = (count: number, fields: Partial<PcosDay>): PcosDay[] =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(today, -index), ...fields }));

/** A day that every rule finds. */
const everything: Partial<PcosDay> = {
  sleep_hours: 5,
  mood: "anxious",
  cravings: "sugar",
  acne: 6,
  acne_area: "chin",
  stress_level: 8,
  bloating: 6,
  energy_after_meals: "crash",
  sleep_quality: 2,
  hair_growth: 8,
  weight_change: "gain",
};

describe("the insights of the daily log", () => {
  it("are none without a log, and none out of quiet days", () => {
    expect(pcosInsights([], today)).toEqual({ highlights: [], tips: [] });
    const quiet = daily(10, { sleep_hours: 8, mood: "calm", acne: 0, sleep_quality: 8 });
    expect(pcosInsights(quiet, today)).toEqual({ highlights: [], tips: [] });
  });

  it("are three at most, in the order of the rules, with a tip for each", () => {
    const { highlights, tips } = pcosInsights(daily(5, everything), today);
    expect(highlights.map(({ key }) => key)).toEqual([
      "short-sleep-and-mood",
      "sugar-and-acne",
      "stress-and-bloating",
    ]);
    expect(tips).toEqual([
      { key: "steady-sleep-hours", because: "short-sleep-and-mood" },
      { key: "no-banned-foods", because: "sugar-and-acne" },
      { key: "quiet-minutes", because: "stress-and-bloating" },
    ]);
  });

  it("give one tip once, though two findings call for it", () => {
    const tired = { sleep_hours: 5, mood: "sad", sleep_quality: 2 } as const;
    const { highlights, tips } = pcosInsights(daily(3, tired), today);
    expect(highlights).toHaveLength(2);
    expect(tips).toEqual([{ key: "steady-sleep-hours", because: "short-sleep-and-mood" }]);
  });

  it.each([
    [{ energy_after_meals: "crash" }, "beans-and-leaves"],
    [{ acne_area: "jawline" }, "ask-about-skin"],
    [{ hair_growth: 9 }, "ask-about-hair"],
    [{ weight_change: "gain" }, "move-your-way"],
  ] as const)("%j calls for the tip %s", (fields, tip) => {
    const { tips } = pcosInsights(daily(3, fields), today);
    expect(tips.map(({ key }) => key)).toEqual([tip]);
  });

  it("forget what is 30 days old, and take the logs in any order", () => {
    const old = { date: addDays(today, -30), hair_growth: 9 };
    expect(pcosInsights([old], today).highlights).toEqual([]);
    const logs = daily(5, everything);
    expect(pcosInsights([...logs].reverse(), today)).toEqual(pcosInsights(logs, today));
  });

  it("claim more than good sense only where a tip names its source", () => {
    for (const { grade, source } of Object.values(pcosTipEvidence)) {
      expect(source === null).toBe(grade === "C");
    }
  });
});
